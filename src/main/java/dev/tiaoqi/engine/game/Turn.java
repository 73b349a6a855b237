package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * One seat's go. {@code text} is canonical record text (N3): a move, or a pass ({@code --}, {@code --#stuck},
 * {@code --#lost}, {@code --#time}), with the items used;
 * {@code trail} the cells a man of the seat went over, start first, empty for a pass; {@code captured} the cells whose
 * men came off for it, in cell order (R9.3); {@code die} the face thrown before it, in a game with dice (R9.1), where
 * only a lost turn has none; {@code key} that of the position before it; {@code effects} what it changed on the board,
 * in a game with items.
 */
public record Turn(
        int ply,
        int round,
        Seat seat,
        String text,
        List<String> trail,
        List<String> captured,
        OptionalInt die,
        long key,
        List<Effect> effects)
        implements Entry {
    public Turn {
        trail = List.copyOf(trail);
        captured = List.copyOf(captured);
        effects = List.copyOf(effects);
    }

    @Override
    public Turn with(List<Effect> more) {
        List<Effect> all = Stream.concat(effects.stream(), more.stream()).toList();
        return new Turn(ply, round, seat, text, trail, captured, die, key, all);
    }
}
