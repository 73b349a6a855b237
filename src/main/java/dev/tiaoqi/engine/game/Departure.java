package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A seat left the game ({@code state} tells how) after {@code ply} turns, in this round (R3.3); {@code effects} are the
 * roadblocks and road-menders that came off then.
 */
public record Departure(int ply, int round, Seat seat, SeatState state, List<Effect> effects) implements Entry {
    public Departure {
        effects = List.copyOf(effects);
    }

    /** One that leaves nothing on the board but his men. */
    public Departure(int ply, int round, Seat seat, SeatState state) {
        this(ply, round, seat, state, List.of());
    }

    @Override
    public Departure with(List<Effect> more) {
        return new Departure(
                ply,
                round,
                seat,
                state,
                Stream.concat(effects.stream(), more.stream()).toList());
    }
}
