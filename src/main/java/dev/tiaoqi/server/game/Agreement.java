package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.rules.Rules;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** What was settled when a game was set up, and never changes but for a host who became another person; {@code start} is its start position unless the opening. */
public record Agreement(Rules rules, Optional<String> start, Visibility visibility, UUID host, Instant created) {

    Agreement hostedBy(UUID other) {
        return new Agreement(rules, start, visibility, other, created);
    }
}
