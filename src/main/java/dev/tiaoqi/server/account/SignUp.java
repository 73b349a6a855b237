package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Preferences;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.persistence.EntityManager;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.exception.ConstraintViolationException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Makes a player of somebody; a guest stays the same person and keeps all that is his. */
@Component
class SignUp {

    private final PersonRows rows;
    private final PasswordRules rules;
    private final Hasher hasher;
    private final Locksmith locksmith;
    private final Credentials credentials;
    private final Limits limits;
    private final EntityManager entities;
    private final TransactionTemplate transaction;
    private final Clock clock;

    SignUp(
            PersonRows rows,
            PasswordRules rules,
            Hasher hasher,
            Locksmith locksmith,
            Credentials credentials,
            Limits limits,
            EntityManager entities,
            TransactionTemplate transaction,
            Clock clock) {
        this.rows = rows;
        this.rules = rules;
        this.hasher = hasher;
        this.locksmith = locksmith;
        this.credentials = credentials;
        this.limits = limits;
        this.entities = entities;
        this.transaction = transaction;
        this.clock = clock;
    }

    /** Throws {@code invalidValue}, {@code nameTaken}, {@code tooMany} or {@code busy}. */
    Entered enter(Wish wish, HttpServletRequest request, CredentialRow.Kind kind) {
        String name = Names.own("name", wish.named());
        Password password = wish.known();
        rules.check("password", password, name);
        Optional<UUID> guest = guest(request);
        checkFree(name, guest);
        if (guest.isEmpty()) {
            limits.countGuest(request);
        }
        String hash = hasher.hash(password, limits.countPassword(request));
        String settings = Preferences.of(request).toCookie();
        try {
            return Objects.requireNonNull(transaction.execute(status -> {
                PersonRow row = guest.map(this::stillGuest).orElseGet(this::fresh);
                row.signUp(name, clock.instant());
                row.settings(settings);
                entities.flush();
                locksmith.change(row.id(), hash, PasswordRow.Use.ALWAYS);
                credentials.endBrowsers(row.id(), Optional.empty());
                return new Entered(row.person(), credentials.give(row.id(), kind, Scope.USUAL));
            }));
        } catch (DataIntegrityViolationException | ConstraintViolationException takenMeanwhile) {
            throw taken(name);
        }
    }

    private static Optional<UUID> guest(HttpServletRequest request) {
        return Callers.of(request)
                .known()
                .filter(person -> person.kind() == Person.Kind.GUEST)
                .map(Person::id);
    }

    /** Before the costly part; who comes first is decided by the store. */
    private void checkFree(String name, Optional<UUID> guest) {
        boolean others = rows.findByNameKey(Names.key(name))
                .map(PersonRow::id)
                .filter(id -> guest.filter(id::equals).isEmpty())
                .isPresent();
        if (others) {
            throw taken(name);
        }
    }

    /** Another call of his may have signed him up, or in, a moment ago: then the cookie of this one has ended. */
    private PersonRow stillGuest(UUID guest) {
        return rows.lock(guest)
                .filter(row -> row.became().isEmpty() && row.person().kind() == Person.Kind.GUEST)
                .orElseThrow(() -> new ApiProblem(ProblemCode.NOT_SIGNED_IN));
    }

    private PersonRow fresh() {
        UUID id = UUID.randomUUID();
        PersonRow row = new PersonRow(new Person(id, id.toString(), Person.Kind.PLAYER), clock.instant());
        entities.persist(row);
        return row;
    }

    private static ApiProblem taken(String name) {
        return new ApiProblem(ProblemCode.NAME_TAKEN, Map.of("name", name));
    }
}
