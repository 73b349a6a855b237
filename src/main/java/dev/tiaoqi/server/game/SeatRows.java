package dev.tiaoqi.server.game;

import java.util.Collection;
import java.util.List;
import org.springframework.data.repository.Repository;

/** Finds seats. */
interface SeatRows extends Repository<SeatRow, SeatRow.Key> {

    List<SeatRow> findAllByKeyGameIdIn(Collection<String> ids);
}
