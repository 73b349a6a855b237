package dev.tiaoqi.server.game;

import java.time.Duration;
import java.time.Instant;
import org.springframework.stereotype.Component;

/** A computer moves after half a second to a second, so that people see its move. */
@Component
class ComputerPause {

    private static final Duration LEAST = Duration.ofMillis(500);
    private static final int SPREAD_MILLIS = 300; // thinking takes the rest of the second

    private final Chance chance;

    ComputerPause(Chance chance) {
        this.chance = chance;
    }

    Instant after(Instant turn) {
        return turn.plus(LEAST).plusMillis(chance.below(SPREAD_MILLIS));
    }
}
