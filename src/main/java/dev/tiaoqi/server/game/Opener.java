package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
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

    /** A new game of those who gather for it, in the same transaction; empty if they are too few. */
    public Optional<Table> gather(Gathering gathering) {
        return desk.openIf(() -> {
            String id = chance.name();
            return gathering
                    .gather(id)
                    .map(all -> new Desk.Opening(seats.created(id, all.agreement(), all.sitters()), chance.name()));
        });
    }

    /** Throws {@code tooMany} if this person can't have one more running game. */
    public void checkRoom(UUID person) {
        quota.check(person, Status.RUNNING);
    }

    /** Brings people together for the game that will have this id. */
    @FunctionalInterface
    public interface Gathering {
        Optional<Gathered> gather(String id);
    }

    /** What they play, and who sits where. */
    public record Gathered(Agreement agreement, Map<Seat, Sitter> sitters) {}

    /** The table of a new game, not written down yet. */
    Desk.Opening prepared(Agreement agreement, Map<Seat, Sitter> sitters) {
        return new Desk.Opening(seats.created(chance.name(), agreement, sitters), chance.name());
    }
}
