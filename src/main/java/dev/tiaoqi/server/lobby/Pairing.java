package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Opener;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Finds games for those who would like to play with whoever comes. */
@Component
public class Pairing {

    /** Whom a game was found for so lately hears of that, whatever he asks: he can't be in two. */
    static final Duration JUST = Duration.ofSeconds(30);

    private final Queue queue;
    private final Matchmaker matchmaker;
    private final Attention attention;
    private final PairingRules rules;
    private final Opener opener;
    private final TransactionTemplate transaction;
    private final Clock clock;

    Pairing(
            Queue queue,
            Matchmaker matchmaker,
            Attention attention,
            PairingRules rules,
            Opener opener,
            TransactionTemplate transaction,
            Clock clock) {
        this.queue = queue;
        this.matchmaker = matchmaker;
        this.attention = attention;
        this.rules = rules;
        this.opener = opener;
        this.transaction = transaction;
        this.clock = clock;
    }

    /** He looks for this from now on; a wish he had before is given up. */
    public Stand seek(Person person, Wish wish) {
        rules.check(wish);
        if (wish.rated() && !person.registered()) {
            throw new ApiProblem(ProblemCode.RATED_NEEDS_ACCOUNTS);
        }
        if (queue.find(person.id()).isEmpty()) {
            opener.checkRoom(person.id());
        }
        enter(person.id(), wish);
        matchmaker.match(wish);
        return of(person.id());
    }

    /** Throws what is wrong with the wish, whoever has it. */
    public void check(Wish wish) {
        rules.check(wish);
    }

    /** How it stands with his wish. */
    public Stand of(UUID person) {
        Optional<Seeker> seeker = queue.find(person);
        if (seeker.isPresent() && seeker.get().paired().isEmpty()) {
            queue.heard(person, clock.instant());
        }
        return seeker.map(this::stand).orElse(Stand.NONE);
    }

    /** The game that has been found for him a moment ago. */
    public Optional<String> justFound(UUID person) {
        Instant since = clock.instant().minus(JUST);
        return queue.find(person)
                .flatMap(Seeker::paired)
                .filter(paired -> paired.at().isAfter(since))
                .map(Seeker.Paired::game);
    }

    /** He looks no more; a game that was found already is his. */
    public Stand stop(UUID person) {
        queue.remove(person);
        return of(person);
    }

    private Stand stand(Seeker seeker) {
        if (seeker.paired().isEmpty()) {
            return new Stand(Optional.of(seeker.wish()), Optional.of(seeker.since()), Optional.empty());
        }
        return seeker.paired()
                .filter(paired -> attention.isFresh(paired))
                .map(paired -> new Stand(Optional.empty(), Optional.empty(), Optional.of(paired.game())))
                .orElse(Stand.NONE);
    }

    private void enter(UUID person, Wish wish) {
        try {
            transaction.executeWithoutResult(status -> wished(person, wish));
        } catch (DuplicateKeyException enteredMeanwhile) {
            transaction.executeWithoutResult(status -> wished(person, wish));
        }
    }

    private void wished(UUID person, Wish wish) {
        Instant now = clock.instant();
        Optional<Seeker> before = queue.lock(person);
        if (before.isEmpty()) {
            queue.add(person, wish, now);
        } else if (isWaiting(before.get(), wish)) {
            queue.heard(person, now);
        } else if (before.get()
                .paired()
                .filter(paired -> paired.at().plus(JUST).isAfter(now))
                .isEmpty()) {
            queue.replace(person, wish, now);
        }
    }

    private static boolean isWaiting(Seeker seeker, Wish wish) {
        return seeker.paired().isEmpty() && seeker.wish().equals(wish);
    }

    /** What he waits for and since when, or the game that was found; nothing of both if he does not look for one. */
    public record Stand(Optional<Wish> wish, Optional<Instant> since, Optional<String> game) {
        static final Stand NONE = new Stand(Optional.empty(), Optional.empty(), Optional.empty());
    }
}
