package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.Presence;
import dev.tiaoqi.server.game.Sighting;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Knows who is still there to be paired, and for whom a pairing is still news. */
@Component
class Attention {

    /** So long after his last stream or call somebody's wish stands. */
    static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final Duration FRESH = Duration.ofMinutes(10);

    private final Presence presence;
    private final Clock clock;

    Attention(Presence presence, Clock clock) {
        this.presence = presence;
        this.clock = clock;
    }

    /** Those of them who are there. */
    List<Seeker> there(Collection<Seeker> seekers) {
        Map<UUID, Sighting> seen =
                presence.of(seekers.stream().map(Seeker::person).toList());
        return seekers.stream()
                .filter(seeker -> isThere(seeker, seen.get(seeker.person())))
                .toList();
    }

    boolean isFresh(Seeker.Paired paired) {
        return paired.at().plus(FRESH).isAfter(clock.instant());
    }

    Instant silentBefore() {
        return clock.instant().minus(PATIENCE);
    }

    Instant staleBefore() {
        return clock.instant().minus(FRESH);
    }

    private boolean isThere(Seeker seeker, @Nullable Sighting sighting) {
        Instant since = silentBefore();
        return seeker.heardAt().isAfter(since)
                || (sighting != null && sighting.seen().isAfter(since));
    }
}
