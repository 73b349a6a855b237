package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Lets people sit down at a table that waits for players, and get up again. */
@Component
public class Guestbook {

    private final Desk desk;
    private final Seats seats;
    private final Quota quota;
    private final Eligible eligible;
    private final Clock clock;

    Guestbook(Desk desk, Seats seats, Quota quota, Eligible eligible, Clock clock) {
        this.desk = desk;
        this.seats = seats;
        this.quota = quota;
        this.eligible = eligible;
        this.clock = clock;
    }

    /** The person takes a seat; the last one taken starts the game. */
    public Desk.Done join(String id, UUID person, Chair wanted) {
        return desk.carryOut(id, table -> {
            checkComing(table, person);
            eligible.check(table, person);
            Enough.ofArrivals(table, person);
            Seat seat = wanted.at(table);
            Sitter sitter = new Sitter.Human(person, Optional.empty());
            Table joined = seats.joined(table, Map.entry(seat, sitter), clock.instant());
            if (!table.agreement().host().equals(person)) {
                quota.check(person, joined.status());
            }
            return Desk.Done.now(table, joined);
        });
    }

    /** The person's seat, or the one he names, is open again. */
    public Desk.Done leave(String id, UUID person, Optional<Seat> named) {
        return desk.carryOut(id, table -> {
            Seat seat = Holding.seat(table, person, named);
            Life.open(table);
            return Desk.Done.now(table, seats.left(table, seat, clock.instant()));
        });
    }

    private static void checkComing(Table table, UUID person) {
        Life.notOver(table);
        if (!table.seatsOf(person).isEmpty()) {
            throw new ApiProblem(ProblemCode.ALREADY_SEATED, Map.of("seats", table.seatsOf(person)));
        }
        Life.open(table);
    }
}
