package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.clock.Downtime;
import dev.tiaoqi.server.game.Audience;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Presence;
import dev.tiaoqi.server.game.Sitter;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Looks up who the people of some games are and who of them is here, all of them at once. */
@Component
class Surroundings {

    private final People people;
    private final Presence presence;
    private final Downtime downtime;
    private final Clock clock;
    private final Audience audience;

    Surroundings(People people, Presence presence, Downtime downtime, Clock clock, Audience audience) {
        this.people = people;
        this.presence = presence;
        this.downtime = downtime;
        this.clock = clock;
        this.audience = audience;
    }

    Around of(Collection<Card> cards) {
        Set<UUID> ids = cards.stream()
                .flatMap(card -> card.places().stream())
                .map(Place::sitter)
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .collect(Collectors.toSet());
        Instant now = clock.instant();
        return new Around(people.findAll(ids), presence.of(ids), now, audience, now, downtime.outages());
    }
}
