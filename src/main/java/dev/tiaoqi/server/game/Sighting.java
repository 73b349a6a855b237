package dev.tiaoqi.server.game;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * When somebody was last heard of, and until when he counts as present unless he goes. One whose page is hidden is heard
 * of all the time, and was present until he hid it. {@code quitsAt}: he was suspended, and quits then what he plays.
 */
public record Sighting(
        Instant seen, Instant presentUntil, @Nullable Instant quitsAt) {

    /** Who has gone from a page, hidden or closed, comes back soon or not at all. */
    private static final Duration AWAY = Duration.ofSeconds(60);

    public Sighting(Instant seen, Instant presentUntil) {
        this(seen, presentUntil, null);
    }

    /** The same person, seen otherwise. */
    Sighting with(Sighting other) {
        return new Sighting(other.seen, other.presentUntil, quitsAt);
    }

    /** How he is at an instant. */
    public Presently at(Instant now) {
        if (presentAt(now)) {
            return Presently.ONLINE;
        }
        Instant last = seen.isAfter(presentUntil) ? seen : presentUntil;
        return last.plus(AWAY).isAfter(now) ? Presently.AWAY : Presently.DISCONNECTED;
    }

    /** Since when he is not here, if he is not. */
    public Instant since() {
        return seen.isBefore(presentUntil) ? seen : presentUntil;
    }

    public boolean presentAt(Instant now) {
        return presentUntil.isAfter(now);
    }
}
