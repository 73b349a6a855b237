package dev.tiaoqi.server.game;

import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Re-enters games that are over, whose log stays as it is, under another person. */
@Component
class Archives {

    private final GameRows games;
    private final SeatRows seats;
    private final PersonGames people;
    private final TransactionTemplate transaction;

    Archives(GameRows games, SeatRows seats, PersonGames people, TransactionTemplate transaction) {
        this.games = games;
        this.seats = seats;
        this.people = people;
        this.transaction = transaction;
    }

    void reenter(String id, UUID was, UUID is) {
        transaction.executeWithoutResult(status -> games.lock(id).ifPresent(row -> reenter(row, was, is)));
    }

    private void reenter(GameRow row, UUID was, UUID is) {
        if (row.hostId.equals(was)) {
            row.hostId = is;
        }
        seats.findAllByKeyGameIdIn(List.of(row.id)).stream()
                .filter(seat -> was.equals(seat.personId))
                .forEach(seat -> seat.personId = is);
        people.remove(new PersonGame.Key(was, row.id));
        if (!people.existsByKey(new PersonGame.Key(is, row.id))) {
            people.add(is, row.id, row.createdAt);
        }
    }
}
