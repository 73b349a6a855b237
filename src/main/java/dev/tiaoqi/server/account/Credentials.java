package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.TooMany;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The tokens and cookies by which people are known. */
@Component
public class Credentials {

    /** Tokens of one person, and browsers of one person. */
    static final int MOST = 50;

    private static final Duration TOUCH = Duration.ofMinutes(1);

    private final CredentialRows rows;
    private final PersonRows people;
    private final EntityManager entities;
    private final ApplicationEventPublisher events;
    private final Clock clock;

    Credentials(
            CredentialRows rows,
            PersonRows people,
            EntityManager entities,
            ApplicationEventPublisher events,
            Clock clock) {
        this.rows = rows;
        this.people = people;
        this.entities = entities;
        this.events = events;
        this.clock = clock;
    }

    /** Whether this token or cookie still counts; for streams, which outlive the request that opened them. */
    @Transactional(readOnly = true)
    public boolean stands(UUID credential) {
        return rows.existsById(credential);
    }

    /** Who holds this secret; notes that it was used, once a minute at most. */
    @Transactional
    Optional<Holder> recognise(Secret secret) {
        Optional<Holder> holder = rows.bySecret(secret.hash()).map(row -> Holder.of(row.person(), row.credential()));
        Instant now = clock.instant();
        holder.map(Holder::credential)
                .filter(credential -> credential.lastUsedAt().isBefore(now.minus(TOUCH)))
                .ifPresent(credential -> rows.touch(credential.id(), now, now.minus(TOUCH)));
        return holder;
    }

    @Transactional(readOnly = true)
    List<Credential> tokens(Person person) {
        return rows.of(person.id(), CredentialRow.Kind.TOKEN).stream()
                .map(CredentialRow::credential)
                .toList();
    }

    /** All cookies and tokens of this person. */
    @Transactional(readOnly = true)
    List<Credential> all(UUID person) {
        return rows.of(person).stream().map(CredentialRow::credential).toList();
    }

    /**
     * A new token. Whoever ends what the caller has waits until it is there, and ends it too; if he came first the caller
     * is nobody any more: {@code notSignedIn}. Throws {@code tooMany} for one more than there may be.
     */
    @Transactional
    IssuedToken issue(Caller.Known caller, @Nullable String label, Set<Scope> scopes) {
        PersonRow person = people.lock(caller.person().id())
                .filter(PersonRow::isHimself)
                .filter(row -> rows.lock(caller.credential()).isPresent())
                .orElseThrow(() -> new ApiProblem(ProblemCode.NOT_SIGNED_IN));
        if (rows.count(person.id(), CredentialRow.Kind.TOKEN) >= MOST) {
            throw TooMany.atOnce("tokens", MOST);
        }
        Credential credential = Credential.fresh(CredentialRow.Kind.TOKEN, label, scopes, clock.instant());
        Secret secret = Secret.fresh();
        entities.persist(new CredentialRow(person, credential, secret));
        return new IssuedToken(credential, secret);
    }

    /** Ends a token of this person; false if he has no such token. */
    @Transactional
    boolean revoke(Person person, UUID token) {
        boolean ended = rows.delete(token, person.id(), CredentialRow.Kind.TOKEN) > 0;
        if (ended) {
            events.publishEvent(new CredentialEnded(token));
        }
        return ended;
    }

    /** A new secret by which this person is known; of those he has already the one longest unused makes room for it. */
    @Transactional
    Secret give(UUID person, CredentialRow.Kind kind, Set<Scope> scopes) {
        List<Credential> others =
                rows.of(person, kind).stream().map(CredentialRow::credential).toList();
        if (others.size() >= MOST) {
            others.stream()
                    .min(Comparator.comparing(Credential::lastUsedAt))
                    .ifPresent(oldest -> end(List.of(oldest.id())));
        }
        Secret secret = Secret.fresh();
        Credential credential = Credential.fresh(kind, null, scopes, clock.instant());
        entities.persist(new CredentialRow(entities.getReference(PersonRow.class, person), credential, secret));
        return secret;
    }

    /** Ends one of whatever kind. */
    @Transactional
    void end(UUID credential) {
        end(List.of(credential));
    }

    /** Ends all cookies and tokens of this person. */
    @Transactional
    void endAll(UUID person) {
        people.lock(person); // a token that is being made must be there, or find its maker gone
        end(rows.of(person).stream().map(row -> row.credential().id()).toList());
    }

    /** Ends the cookies of this person but for this one. */
    @Transactional
    void endBrowsers(UUID person, Optional<UUID> but) {
        people.lock(person);
        end(rows.of(person, CredentialRow.Kind.BROWSER).stream()
                .map(row -> row.credential().id())
                .filter(id -> but.filter(id::equals).isEmpty())
                .toList());
    }

    private void end(List<UUID> ended) {
        if (!ended.isEmpty()) {
            rows.deleteAll(ended);
            ended.forEach(id -> events.publishEvent(new CredentialEnded(id)));
        }
    }

    /** Somebody known by his secret, with what must be known of him at every door. */
    record Holder(Person person, Credential credential, String settings, Optional<Suspension> suspension) {
        static Holder of(PersonRow row, Credential credential) {
            return new Holder(row.person(), credential, row.settings(), row.suspension());
        }
    }

    /** A new token with the secret that is shown once. */
    record IssuedToken(Credential credential, Secret secret) {}
}
