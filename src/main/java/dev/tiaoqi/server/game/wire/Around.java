package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Audience;
import dev.tiaoqi.server.game.Sighting;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Who is who, and who is here, at the instant a game is shown. */
record Around(Map<UUID, Person> people, Map<UUID, Sighting> sightings, Instant now, Audience audience) {

    Optional<Person> person(UUID id) {
        return Optional.ofNullable(people.get(id));
    }

    boolean present(UUID id) {
        return Optional.ofNullable(sightings.get(id))
                .filter(sighting -> sighting.presentAt(now))
                .isPresent();
    }

    Optional<Instant> lastSeen(UUID id) {
        return Optional.ofNullable(sightings.get(id)).map(Sighting::seen);
    }
}
