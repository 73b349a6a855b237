package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Gives somebody another password; what was open in his browsers closes. */
@Component
class NewPassword {

    private final PersonRows rows;
    private final PasswordRows passwords;
    private final PasswordRules rules;
    private final Hasher hasher;
    private final Limits limits;
    private final Locksmith locksmith;
    private final Credentials credentials;
    private final TransactionTemplate transaction;
    private final Clock clock;

    NewPassword(
            PersonRows rows,
            PasswordRows passwords,
            PasswordRules rules,
            Hasher hasher,
            Limits limits,
            Locksmith locksmith,
            Credentials credentials,
            TransactionTemplate transaction,
            Clock clock) {
        this.rows = rows;
        this.passwords = passwords;
        this.rules = rules;
        this.hasher = hasher;
        this.limits = limits;
        this.locksmith = locksmith;
        this.credentials = credentials;
        this.transaction = transaction;
        this.clock = clock;
    }

    /** He changes his own; the browser he does it at stays signed in, and tokens stay. */
    void change(Caller caller, Password old, Password chosen, HttpServletRequest request) {
        Person person = caller.person();
        rules.check("new", chosen, person.name());
        Locksmith.Opened opened = locksmith.open(person.name(), old, request);
        String hash = hasher.hash(chosen, opened.house());
        Optional<UUID> here = caller instanceof Caller.Known known ? Optional.of(known.credential()) : Optional.empty();
        transaction.executeWithoutResult(status -> {
            checkUnchanged(opened);
            set(person.id(), hash, here);
        });
    }

    /** He chooses one who may not have known the last: by a password that works once. */
    void choose(String field, Locksmith.Opened opened, Password chosen) {
        UUID person = opened.person();
        check(field, person, chosen);
        String hash = hasher.hash(chosen, opened.house());
        transaction.executeWithoutResult(status -> set(person, hash, Optional.empty()));
    }

    /** He chooses one by a link; throws {@code notFound} if it was used meanwhile, {@code tooMany} or {@code busy}. */
    void chooseByLink(String linkHash, UUID person, Password chosen, HttpServletRequest request) {
        check("password", person, chosen);
        String hash = hasher.hash(chosen, limits.countPassword(request));
        transaction.executeWithoutResult(status -> {
            if (passwords.useLink(linkHash, clock.instant()) == 0) {
                throw new ApiProblem(ProblemCode.NOT_FOUND);
            }
            set(person, hash, Optional.empty());
        });
    }

    private void check(String field, UUID person, Password chosen) {
        String name = rows.findById(person).map(row -> row.person().name()).orElse("");
        rules.check(field, chosen, name);
    }

    private void set(UUID person, String hash, Optional<UUID> here) {
        if (rows.lock(person).filter(row -> row.person().registered()).isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_FOUND);
        }
        locksmith.change(person, hash, PasswordRow.Use.ALWAYS);
        passwords.removeLinks(person, clock.instant());
        credentials.endBrowsers(person, here);
    }

    private void checkUnchanged(Locksmith.Opened opened) {
        String now = passwords.findById(opened.person()).map(PasswordRow::hash).orElse("");
        if (!Objects.equals(now, opened.hash())) {
            throw new ApiProblem(ProblemCode.WRONG_CREDENTIALS);
        }
    }
}
