package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.SeatState;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Component;

/** Takes somebody out of everything that is not over, for good: what runs is quit, what waits for its start is left. */
@Component
public class Departing {

    /** More than anybody may have at once. */
    private static final Limit ALL = Limit.of(1000);

    private final PersonGames games;
    private final Desk desk;
    private final Seats seats;
    private final Clock clock;

    Departing(PersonGames games, Desk desk, Seats seats, Clock clock) {
        this.games = games;
        this.desk = desk;
        this.seats = seats;
        this.clock = clock;
    }

    /** May be called again; does nothing then. */
    public void leaveAll(UUID person) {
        games.ids(person, Status.OPEN.text(), ALL).forEach(id -> leave(id, person));
        games.ids(person, Status.RUNNING.text(), ALL).forEach(id -> leave(id, person));
    }

    private void leave(String id, UUID person) {
        desk.carryOut(id, table -> Desk.Done.now(table, left(table, person)));
    }

    private Table left(Table table, UUID person) {
        return switch (table.status()) {
            case OPEN -> gotUp(table, person);
            case RUNNING -> quit(table, person);
            case ENDED, CANCELLED, VOID -> table;
        };
    }

    /** Without its host nobody could start it. */
    private Table gotUp(Table table, UUID person) {
        Instant now = clock.instant();
        if (table.agreement().host().equals(person)) {
            return Closing.of(table, Kind.CANCELLED, now);
        }
        Table next = table;
        for (Seat seat : table.seatsOf(person)) {
            next = seats.left(next, seat, now);
        }
        return next;
    }

    private Table quit(Table table, UUID person) {
        Instant now = clock.instant();
        Table next = table;
        for (Optional<Seat> seat = stillIn(next, person); seat.isPresent(); seat = stillIn(next, person)) {
            next = Play.on(next, new Action.Quit(seat.get()), now);
        }
        return next;
    }

    private static Optional<Seat> stillIn(Table table, UUID person) {
        List<Seat> own = table.status() == Status.RUNNING ? table.seatsOf(person) : List.of();
        return own.stream()
                .filter(seat -> table.playing().standing(seat).state() == SeatState.PLAYING)
                .findFirst();
    }
}
