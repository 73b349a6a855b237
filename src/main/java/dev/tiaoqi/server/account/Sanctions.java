package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.exception.ConstraintViolationException;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** What those who keep order may do to somebody's account. Whether they may is asked before, and noted, elsewhere. */
@Component
public class Sanctions {

    private final PersonRows rows;
    private final Credentials credentials;
    private final ResetLinks links;
    private final EntityManager entities;

    Sanctions(PersonRows rows, Credentials credentials, ResetLinks links, EntityManager entities) {
        this.rows = rows;
        this.credentials = credentials;
        this.links = links;
        this.entities = entities;
    }

    /** Ends what he is signed in by; until it is over he can't sign in, nor do anything as a guest. */
    @Transactional
    public void suspend(UUID person, Suspension suspension) {
        row(person).suspend(suspension);
        credentials.endAll(person);
    }

    @Transactional
    public void lift(UUID person) {
        row(person).lift();
    }

    @Transactional(readOnly = true)
    public Optional<Suspension> suspension(UUID person) {
        return rows.findById(person).flatMap(PersonRow::suspension);
    }

    /** Throws {@code invalidValue} or {@code nameTaken}; the transaction is marked to be rolled back then. */
    @Transactional(propagation = Propagation.REQUIRED)
    public void rename(UUID person, String wanted) {
        String name = Names.clean("name", wanted);
        try {
            row(person).call(name);
            entities.flush();
        } catch (DataIntegrityViolationException | ConstraintViolationException taken) {
            throw new ApiProblem(ProblemCode.NAME_TAKEN, Map.of("name", name));
        }
    }

    /** Throws {@code notFound} for one who has no account. */
    public ResetLinks.ResetLink makeResetLink(UUID person) {
        return links.make(person);
    }

    /** What he is known by, oldest first, without any secret. */
    @Transactional(readOnly = true)
    public List<Held> held(UUID person) {
        return credentials.all(person).stream().map(Held::of).toList();
    }

    /** Ends all cookies and tokens of his. */
    public void endCredentials(UUID person) {
        credentials.endAll(person);
    }

    private PersonRow row(UUID person) {
        return rows.lock(person).filter(PersonRow::isHimself).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
    }

    /** A cookie ({@code browser}) or a token of somebody's. */
    public record Held(String kind, @Nullable String label, Set<Scope> scopes, Instant createdAt, Instant lastUsedAt) {

        static Held of(Credential credential) {
            return new Held(
                    credential.kind().name().toLowerCase(Locale.ROOT),
                    credential.label(),
                    credential.scopes(),
                    credential.createdAt(),
                    credential.lastUsedAt());
        }
    }
}
