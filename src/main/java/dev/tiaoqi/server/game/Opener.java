package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Sets up games. */
@Component
public class Opener {

    private final Desk desk;
    private final Seats seats;
    private final Quota quota;
    private final Chance chance;

    Opener(Desk desk, Seats seats, Quota quota, Chance chance) {
        this.desk = desk;
        this.seats = seats;
        this.quota = quota;
        this.chance = chance;
    }

    /** Whether a game can begin as agreed, whoever wins the toss. */
    public Begun tried(Agreement agreement) {
        return Beginning.of(agreement, Beginning.shown(agreement));
    }

    /** A new game, which starts at once if nobody is waited for. */
    public Table open(Agreement agreement, Map<Seat, Sitter> sitters) {
        return desk.open(agreement.host(), () -> {
            Desk.Opening opening = prepared(agreement, sitters);
            quota.check(agreement.host(), opening.table().status());
            return opening;
        });
    }

    /** The table of a new game, not written down yet. */
    Desk.Opening prepared(Agreement agreement, Map<Seat, Sitter> sitters) {
        return new Desk.Opening(seats.created(chance.name(), agreement, sitters), chance.name());
    }
}
