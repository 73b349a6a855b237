package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.clock.Outages;
import dev.tiaoqi.server.game.Audience;
import dev.tiaoqi.server.game.Presently;
import dev.tiaoqi.server.game.Sighting;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Who is who, and who is here, at the instant a game is shown. */
record Around(
        Map<UUID, Person> people,
        Map<UUID, Sighting> sightings,
        Instant now,
        Audience audience,
        Instant asOf,
        Outages outages) {

    /** The same, with the clocks as they stood at an instant. */
    Around clocksAsOf(Instant instant) {
        return new Around(people, sightings, now, audience, instant, outages);
    }

    Optional<Person> person(UUID id) {
        return Optional.ofNullable(people.get(id));
    }

    Presently presently(UUID id) {
        return Optional.ofNullable(sightings.get(id))
                .map(sighting -> sighting.at(now))
                .orElse(Presently.DISCONNECTED);
    }

    /** When one who was suspended quits. */
    Optional<Instant> quitsAt(UUID id) {
        return Optional.ofNullable(sightings.get(id)).map(Sighting::quitsAt);
    }

    Optional<Instant> awaySince(UUID id) {
        return Optional.ofNullable(sightings.get(id)).map(Sighting::since);
    }
}
