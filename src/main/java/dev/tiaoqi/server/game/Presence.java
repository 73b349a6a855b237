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
    private final Map<UUID, Integer> streams = new ConcurrentHashMap<>();
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

    /** The person has opened a stream. */
    public void opened(UUID person) {
        streams.merge(person, 1, Integer::sum);
        see(person, BY_STREAM);
    }

    /** The person has closed a stream. */
    public void closed(UUID person) {
        if (streams.computeIfPresent(person, (who, open) -> open > 1 ? open - 1 : null) == null) {
            see(person, GOING);
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
        people.stream()
                .filter(streams::containsKey)
                .forEach(person -> all.put(person, new Sighting(now, now.plus(BY_STREAM))));
        return all;
    }

    @Scheduled(fixedDelay = 20_000)
    void confirm() {
        streams.keySet().forEach(person -> see(person, BY_STREAM));
    }

    private void see(UUID person, Duration present) {
        Instant now = clock.instant();
        Sighting sighting = new Sighting(now, now.plus(present));
        sightings.keep(person, sighting);
        atHand.put(person, sighting);
    }
}
