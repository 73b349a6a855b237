package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Ends what somebody has here: what he is signed in by, or all of his account. */
@Component
class Accounts {

    private final PersonRows rows;
    private final PasswordRows passwords;
    private final Locksmith locksmith;
    private final Credentials credentials;
    private final Settlement settlement;
    private final TransactionTemplate transaction;
    private final Clock clock;

    Accounts(
            PersonRows rows,
            PasswordRows passwords,
            Locksmith locksmith,
            Credentials credentials,
            Settlement settlement,
            TransactionTemplate transaction,
            Clock clock) {
        this.rows = rows;
        this.passwords = passwords;
        this.locksmith = locksmith;
        this.credentials = credentials;
        this.settlement = settlement;
        this.transaction = transaction;
        this.clock = clock;
    }

    /** Ends the cookie or token that calls. */
    void signOut(Caller caller) {
        if (caller instanceof Caller.Known known) {
            credentials.end(known.credential());
        }
    }

    /** Ends every cookie and token of his, this one too. */
    void signOutEverywhere(Caller caller) {
        credentials.endAll(caller.person().id());
    }

    /** He is no more: what runs is quit, what is open is left, his name is free. */
    void delete(Caller caller, Password password, HttpServletRequest request) {
        Person person = caller.person();
        UUID id = locksmith.open(person.name(), password, request).person();
        transaction.executeWithoutResult(status -> {
            PersonRow row = rows.lock(id)
                    .filter(found -> found.person().registered())
                    .orElseThrow(() -> new ApiProblem(ProblemCode.WRONG_CREDENTIALS));
            row.delete(clock.instant());
            passwords.remove(id);
            passwords.removeLinks(id, clock.instant());
            credentials.endAll(id);
        });
        settlement.giveUp(id);
    }

    /** Guests have no account that could be changed: throws {@code wrongCredentials}. */
    static Person registered(Caller caller) {
        Person person = caller.person();
        if (!person.registered()) {
            throw new ApiProblem(ProblemCode.WRONG_CREDENTIALS, Map.of());
        }
        return person;
    }
}
