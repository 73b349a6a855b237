package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Takes resignations, in or out of turn (R3.3). */
@Component
public class Resigner {

    private final Desk desk;
    private final Clock clock;

    Resigner(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** The person's seat, or the one he names, resigns. */
    public Desk.Done resign(String id, UUID person, Optional<Seat> named) {
        return desk.carryOut(id, table -> {
            Seat seat = Holding.seat(table, person, named);
            Life.running(table);
            return Desk.Done.now(table, Play.on(table, new Action.Resign(seat), clock.instant()));
        });
    }
}
