package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Sighting;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** A game that somebody follows here: who listens, how far it has come, and who of its people is present. */
final class Channel {

    private final Set<Ear> ears = ConcurrentHashMap.newKeySet();
    private final Sayings sayings = new Sayings();
    private volatile int version;
    private volatile Map<UUID, Sighting> sightings = Map.of();

    Set<Ear> ears() {
        return ears;
    }

    int version() {
        return version;
    }

    synchronized void reach(int reached) {
        version = Math.max(version, reached);
    }

    /** What was said here lately. */
    Sayings sayings() {
        return sayings;
    }

    Map<UUID, Sighting> sightings() {
        return sightings;
    }

    void sightings(Map<UUID, Sighting> now) {
        sightings = Map.copyOf(now);
    }
}
