package dev.tiaoqi.server.game;

import java.util.List;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Finds rows of logs. */
interface LogRows extends Repository<LogRow, LogRow.Key> {

    @Query("select row from LogRow row where row.key.gameId = :id and row.key.version <= :version"
            + " order by row.key.version")
    List<LogRow> upTo(String id, int version);
}
