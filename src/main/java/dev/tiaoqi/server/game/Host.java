package dev.tiaoqi.server.game;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** What the host of a game may do: start it with computers in the open seats, or cancel it before anybody has moved. */
@Component
public class Host {

    private final Desk desk;
    private final Seats seats;
    private final Clock clock;

    Host(Desk desk, Seats seats, Clock clock) {
        this.desk = desk;
        this.seats = seats;
        this.clock = clock;
    }

    /** Starts it; throws {@code seatsOpen} if nobody is given for the open seats. */
    public Desk.Done start(String id, UUID person, Optional<Sitter.Computer> fill) {
        return desk.carryOut(id, table -> {
            checkHost(table, person);
            Life.open(table);
            fill.ifPresent(computer -> Eligible.checkComputer(table));
            Sitter sitter = fill.orElseThrow(() -> new ApiProblem(ProblemCode.SEATS_OPEN));
            return Desk.Done.now(table, seats.filled(table, sitter, clock.instant()));
        });
    }

    /** R3.5: before anybody has taken a turn. */
    public Desk.Done cancel(String id, UUID person) {
        return desk.carryOut(id, table -> {
            checkHost(table, person);
            Life.notOver(table);
            if (table.ply() > 0) {
                throw new ApiProblem(ProblemCode.TOO_LATE_TO_CANCEL);
            }
            return Desk.Done.now(table, Closing.of(table, Kind.CANCELLED, clock.instant()));
        });
    }

    private static void checkHost(Table table, UUID person) {
        if (!table.agreement().host().equals(person)) {
            throw new ApiProblem(ProblemCode.HOST_ONLY);
        }
    }
}
