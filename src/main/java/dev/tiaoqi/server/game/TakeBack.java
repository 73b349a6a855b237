package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;

/** Somebody asks to go back to this ply, where it was his turn; {@code open} are those who have yet to agree. */
public record TakeBack(Seat by, int ply, List<Seat> open) {
    public TakeBack {
        open = List.copyOf(open);
    }

    /** After these have agreed. */
    TakeBack without(List<Seat> agreed) {
        return new TakeBack(
                by, ply, open.stream().filter(seat -> !agreed.contains(seat)).toList());
    }
}
