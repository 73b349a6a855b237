package dev.tiaoqi.engine.rules;

import java.time.Duration;

/** How thinking time is counted (R4.2). */
public sealed interface Clock {

    /** The longest a clock may be set to. */
    Duration LONGEST = Duration.ofDays(30);

    /** No limit. */
    record None() implements Clock {
        @Override
        public String toString() {
            return "none";
        }
    }

    /** So much for each move; what is left over is lost. */
    record PerMove(Duration move) implements Clock {
        @Override
        public String toString() {
            return "perMove " + Clocks.seconds(move);
        }
    }

    /** A stock of time that grows with each move. */
    record Fischer(Duration base, Duration increment) implements Clock {
        @Override
        public String toString() {
            return "fischer " + Clocks.seconds(base) + "+" + Clocks.seconds(increment);
        }
    }

    /** Days for each move. */
    record Correspondence(Duration move) implements Clock {
        @Override
        public String toString() {
            return "correspondence " + move.toDays() + "d";
        }
    }
}
