package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.OptionalInt;

/**
 * One seat's go. {@code text} is canonical record text (N3): a move, or a pass ({@code --}, {@code --#stuck},
 * {@code --#lost}, {@code --#time});
 * {@code trail} the cells walked, start first, empty for a pass; {@code captured} the cells whose men came off for it,
 * in cell order (R9.3); {@code die} the face thrown before it, in a game with dice (R9.1), where only a lost turn has
 * none; {@code key} that of the position before it.
 */
public record Turn(
        int ply,
        int round,
        Seat seat,
        String text,
        List<String> trail,
        List<String> captured,
        OptionalInt die,
        long key)
        implements Entry {
    public Turn {
        trail = List.copyOf(trail);
        captured = List.copyOf(captured);
    }
}
