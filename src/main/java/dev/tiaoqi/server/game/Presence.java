package dev.tiaoqi.server.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Knows who is here: with a stream open or a call made lately, at this node or another. */
@Component
public class Presence {

    /** A call tells as much: somebody who plays by single calls makes the next within this time. */
    private static final Duration BY_CALL = Duration.ofSeconds(60);
    /** Streams are confirmed more often than this; who dies with his node counts as gone after it. */
    private static final Duration BY_STREAM = Duration.ofSeconds(60);
    /** Going from page to page closes one stream before it opens the next. */
    private static final Duration GOING = Duration.ofSeconds(3);

    private static final Duration KEPT = Duration.ofSeconds(20);

    private final Sightings sightings;
    private final Clock clock;
    private final Map<UUID, Streams> streams = new ConcurrentHashMap<>();
    private final Cache<UUID, Sighting> atHand =
            Caffeine.newBuilder().expireAfterWrite(KEPT).maximumSize(100_000).build();

    Presence(Sightings sightings, Clock clock) {
        this.sightings = sightings;
        this.clock = clock;
    }

    /** The person has called. Written down now and then only. */
    public void called(UUID person) {
        if (!streams.containsKey(person) && atHand.getIfPresent(person) == null) {
            see(person, BY_CALL);
        }
    }

    /** The person has opened a stream, on a page he looks at or a hidden one. */
    public void opened(UUID person, boolean looks) {
        Instant now = clock.instant();
        Streams open = streams.compute(person, (who, before) -> Streams.with(before, looks, now));
        see(person, open.sighting(now));
    }

    /** The person has closed a stream. */
    public void closed(UUID person, boolean looks) {
        Instant now = clock.instant();
        Streams left = streams.computeIfPresent(person, (who, open) -> open.without(looks, now));
        if (left == null) {
            see(person, looks ? GOING : Duration.ZERO);
        }
    }

    /** When the person was here last, if ever. */
    public Optional<Sighting> of(UUID person) {
        return Optional.ofNullable(of(List.of(person)).get(person));
    }

    /** The same for many, in one query. */
    public Map<UUID, Sighting> of(Collection<UUID> people) {
        Map<UUID, Sighting> found = sightings.find(people);
        Instant now = clock.instant();
        Map<UUID, Sighting> all = new HashMap<>(found);
        people.forEach(person -> Optional.ofNullable(streams.get(person))
                .ifPresent(open -> all.merge(person, open.sighting(now), Sighting::with)));
        return all;
    }

    @Scheduled(fixedDelay = 20_000)
    void confirm() {
        Instant now = clock.instant();
        streams.forEach((person, open) -> see(person, open.sighting(now)));
    }

    private void see(UUID person, Duration present) {
        Instant now = clock.instant();
        see(person, new Sighting(now, now.plus(present)));
    }

    private void see(UUID person, Sighting sighting) {
        sightings.keep(person, sighting);
        atHand.put(person, sighting);
    }

    /** Somebody's streams at this node: all of them, those he looks at, and when he last looked at one. */
    private record Streams(int open, int lookedAt, Instant looked) {

        static Streams with(@Nullable Streams before, boolean looks, Instant now) {
            Streams known = before == null ? new Streams(0, 0, now) : before;
            return new Streams(known.open + 1, known.lookedAt + (looks ? 1 : 0), looks ? now : known.looked);
        }

        @Nullable
        Streams without(boolean looks, Instant now) {
            return open == 1 ? null : new Streams(open - 1, lookedAt - (looks ? 1 : 0), looks ? now : looked);
        }

        Sighting sighting(Instant now) {
            return new Sighting(now, lookedAt > 0 ? now.plus(BY_STREAM) : looked);
        }
    }
}
