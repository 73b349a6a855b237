package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;

/** A draw offer that stands (R3.4): who made it, and who has yet to answer, by letter. */
public record DrawOffer(Seat by, List<Seat> open) {
    public DrawOffer {
        open = List.copyOf(open);
    }
}
