package dev.tiaoqi.engine.rules;

import dev.tiaoqi.engine.board.Seat;
import java.util.Optional;

/** Who begins (R2.9): a named seat, or, when empty, whom the coin toss names. */
public record First(Optional<Seat> seat) {

    public static final First RANDOM = new First(Optional.empty());

    public static First of(Seat seat) {
        return new First(Optional.of(seat));
    }

    static Optional<First> parse(String text) {
        return text.equals("random") ? Optional.of(RANDOM) : Seat.parse(text).map(First::of);
    }

    /** The seat letter, or {@code random}. */
    @Override
    public String toString() {
        return seat.map(Seat::name).orElse("random");
    }
}
