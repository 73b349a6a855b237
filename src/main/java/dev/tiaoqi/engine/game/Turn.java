package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;

/**
 * One seat's go. {@code text} is canonical record text (N3): a move, or a pass ({@code --}, {@code --#stuck},
 * {@code --#lost}, {@code --#time});
 * {@code trail} the cells walked, start first, empty for a pass; {@code key} that of the position before it.
 */
public record Turn(int ply, int round, Seat seat, String text, List<String> trail, long key) implements Entry {
    public Turn {
        trail = List.copyOf(trail);
    }
}
