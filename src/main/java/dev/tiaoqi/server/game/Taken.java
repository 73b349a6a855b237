package dev.tiaoqi.server.game;

import java.time.Instant;

/** When something is written down, and how long the turn took if it is one, as the clock counts. */
record Taken(Instant at, long millis) {

    /** What is no turn takes no time. */
    static Taken at(Instant at) {
        return new Taken(at, 0);
    }
}
