package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.persistence.EntityManager;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Keeps the hashes of passwords, and compares what somebody types with them, not too often. */
@Component
class Locksmith {

    private final PasswordRows rows;
    private final Hasher hasher;
    private final Limits limits;
    private final EntityManager entities;
    private final Clock clock;

    Locksmith(PasswordRows rows, Hasher hasher, Limits limits, EntityManager entities, Clock clock) {
        this.rows = rows;
        this.hasher = hasher;
        this.limits = limits;
        this.entities = entities;
        this.clock = clock;
    }

    /**
     * Who has this name and this password. A name that nobody has and a wrong password are one answer after the same
     * work: throws {@code wrongCredentials}, or {@code tooMany} after too many failures or too many attempts.
     */
    Opened open(String name, Password password, HttpServletRequest request) {
        String key = Names.key(name);
        Attempt attempt = limits.countAttempt(key, request);
        PasswordRow right =
                compare(key, password, attempt).orElseThrow(() -> new ApiProblem(ProblemCode.WRONG_CREDENTIALS));
        attempt.noGuess().run();
        return new Opened(right.person(), right.hash(), right.once(), attempt.house());
    }

    private Optional<PasswordRow> compare(String key, Password password, Attempt attempt) {
        Optional<PasswordRow> row = rows.byName(key);
        try {
            if (row.isEmpty()) {
                hasher.compareWithNothing(password, attempt.house());
            }
            return row.filter(found -> hasher.matches(password, found.hash(), attempt.house()));
        } catch (ApiProblem busy) {
            attempt.noGuess().run();
            throw busy;
        }
    }

    /** In a transaction: this is his password now. */
    @Transactional
    void change(UUID person, String hash, PasswordRow.Use use) {
        Optional<PasswordRow> row = rows.findById(person);
        row.ifPresent(found -> found.change(hash, use, clock.instant()));
        if (row.isEmpty()) {
            entities.persist(new PasswordRow(person, hash, use, clock.instant()));
        }
    }

    /** Whether his password is one that was given to him and not used yet. */
    @Transactional(readOnly = true)
    boolean isGiven(UUID person) {
        return rows.findById(person).filter(PasswordRow::once).isPresent();
    }

    /** Whose password was right, and whether it only lets him choose another; and the house he asks from. */
    record Opened(UUID person, String hash, boolean once, House house) {}
}
