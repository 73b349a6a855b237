package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Lets a player in by name and password. If he was about as a guest, he brings along what that guest has. */
@Component
class SignIn {

    private final PersonRows rows;
    private final PasswordRows passwords;
    private final Locksmith locksmith;
    private final NewPassword newPassword;
    private final Credentials credentials;
    private final Settlement settlement;
    private final TransactionTemplate transaction;
    private final Clock clock;

    SignIn(
            PersonRows rows,
            PasswordRows passwords,
            Locksmith locksmith,
            NewPassword newPassword,
            Credentials credentials,
            Settlement settlement,
            TransactionTemplate transaction,
            Clock clock) {
        this.rows = rows;
        this.passwords = passwords;
        this.locksmith = locksmith;
        this.newPassword = newPassword;
        this.credentials = credentials;
        this.settlement = settlement;
        this.transaction = transaction;
        this.clock = clock;
    }

    /** Throws {@code wrongCredentials}, {@code suspended}, {@code tooMany} or {@code busy}. */
    Entered enter(Wish wish, HttpServletRequest request, CredentialRow.Kind kind) {
        Locksmith.Opened opened = locksmith.open(wish.named(), wish.known(), request);
        if (opened.once()) {
            Password chosen = Optional.ofNullable(wish.newPassword()).orElseThrow(SignIn::asksForAnother);
            newPassword.choose("newPassword", opened, chosen);
            return admit(opened.person(), Optional.empty(), request, kind);
        }
        return admit(opened.person(), Optional.of(opened.hash()), request, kind);
    }

    /** Whoever has shown otherwise to be this person comes in. */
    Entered admit(UUID person, Optional<String> hash, HttpServletRequest request, CredentialRow.Kind kind) {
        Optional<Caller.Known> before =
                Callers.of(request) instanceof Caller.Known known ? Optional.of(known) : Optional.empty();
        Optional<UUID> guest = before.map(Caller.Known::person)
                .filter(known -> known.kind() == Person.Kind.GUEST)
                .map(Person::id);
        Entered entered = Objects.requireNonNull(transaction.execute(status -> {
            PersonRow row = player(person, hash);
            guest.ifPresent(id -> becomes(id, row));
            before.filter(known -> guest.isEmpty() && kind == CredentialRow.Kind.BROWSER)
                    .ifPresent(known -> credentials.end(known.credential()));
            return new Entered(row.person(), credentials.give(person, kind, Scope.of(row.person())));
        }));
        guest.ifPresent(id -> settlement.handOver(id, person));
        return entered;
    }

    /** The password may have been changed, or the account deleted, since it was compared. */
    private PersonRow player(UUID person, Optional<String> hash) {
        PersonRow row = rows.lock(person)
                .filter(found -> found.person().registered())
                .filter(found ->
                        hash.isEmpty() || hash.equals(passwords.findById(person).map(PasswordRow::hash)))
                .orElseThrow(() -> new ApiProblem(ProblemCode.WRONG_CREDENTIALS));
        row.suspension().filter(it -> it.holdsAt(clock.instant())).ifPresent(suspension -> {
            throw new ApiProblem(ProblemCode.SUSPENDED, suspension.facts());
        });
        return row;
    }

    /** A guest who signed up or in by another call a moment ago is no guest any more. */
    private void becomes(UUID guest, PersonRow player) {
        rows.lock(guest)
                .filter(row -> row.became().isEmpty() && row.person().kind() == Person.Kind.GUEST)
                .ifPresent(row -> {
                    row.become(player, clock.instant());
                    credentials.endAll(guest);
                });
    }

    private static ApiProblem asksForAnother() {
        return new ApiProblem(ProblemCode.INVALID_VALUE, Map.of("field", "newPassword", "reason", "oneTime"));
    }
}
