package dev.tiaoqi.server.game;

import java.time.Instant;

/** When somebody was last heard of, and until when he counts as present unless he goes. */
public record Sighting(Instant seen, Instant presentUntil) {

    public boolean presentAt(Instant now) {
        return presentUntil.isAfter(now);
    }
}
