package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.chance.Seed;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * What was settled when a game was set up, and never changes but for a host who became another person; {@code start} is
 * its start position unless the opening, {@code seed} the secret from which its chance follows, in a game that has any
 * (R9.1).
 */
public record Agreement(
        Rules rules, Optional<String> start, Visibility visibility, UUID host, Instant created, Optional<Seed> seed) {

    /** One whose game has no seed yet. */
    public Agreement(Rules rules, Optional<String> start, Visibility visibility, UUID host, Instant created) {
        this(rules, start, visibility, host, created, Optional.empty());
    }

    /** The same with a seed, if its rules leave anything to chance. */
    Agreement seededBy(Supplier<Seed> sower) {
        boolean chancy = rules.get(Option.DICE) || rules.get(Option.ITEMS);
        return new Agreement(
                rules,
                start,
                visibility,
                host,
                created,
                seed.or(() -> Optional.of(sower.get())).filter(any -> chancy));
    }

    Agreement hostedBy(UUID other) {
        return new Agreement(rules, start, visibility, other, created, seed);
    }
}
