package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.EntrySkip;
import java.util.Optional;

/**
 * The first of all players to bring a man into his target by his own turn loses his next one ({@code firstEntrySkips},
 * R2.9): whether that is still open, and who has a turn to lose.
 */
record FirstEntry(boolean open, Optional<Seat> loser) {

    private static final FirstEntry OVER = new FirstEntry(false, Optional.empty());

    static FirstEntry atStart(boolean skips) {
        return skips ? new FirstEntry(true, Optional.empty()) : OVER;
    }

    /** After a turn of the seat to move in which a man of his went from cell to cell. */
    FirstEntry after(Course course, int from, int to) {
        CellSet target = course.terrain.target[course.mover().index()];
        boolean enters = open && !target.contains(from) && target.contains(to);
        return enters ? new FirstEntry(false, Optional.of(course.mover())) : this;
    }

    /** Once the turn is lost. */
    FirstEntry afterLostTurn() {
        return OVER;
    }

    /** What players are shown of it; nothing once all is over. */
    Optional<EntrySkip> view() {
        return open || loser.isPresent() ? Optional.of(new EntrySkip(open, loser)) : Optional.empty();
    }

    /** Whether the turn that this seat is at is lost. */
    boolean costs(Seat seat) {
        return loser.equals(Optional.of(seat));
    }
}
