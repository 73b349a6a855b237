package dev.tiaoqi.server.game;

import java.time.Duration;
import java.time.Instant;

/** When somebody was last heard of, and until when he counts as present unless he goes. */
public record Sighting(Instant seen, Instant presentUntil) {

    /** Who has gone from a page, hidden or closed, comes back soon or not at all. */
    private static final Duration AWAY = Duration.ofSeconds(60);

    /** How he is at an instant. */
    public Presently at(Instant now) {
        if (presentAt(now)) {
            return Presently.ONLINE;
        }
        return presentUntil.plus(AWAY).isAfter(now) ? Presently.AWAY : Presently.DISCONNECTED;
    }

    public boolean presentAt(Instant now) {
        return presentUntil.isAfter(now);
    }
}
