package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Site;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Links that let somebody choose a new password, once, within a day. */
@Component
public class ResetLinks {

    private static final Duration LIFE = Duration.ofHours(24);
    private static final int LETTERS = 32; // 160 bits

    private final PasswordRows passwords;
    private final PersonRows rows;
    private final NewPassword newPassword;
    private final Site site;
    private final Clock clock;

    ResetLinks(PasswordRows passwords, PersonRows rows, NewPassword newPassword, Site site, Clock clock) {
        this.passwords = passwords;
        this.rows = rows;
        this.newPassword = newPassword;
        this.site = site;
        this.clock = clock;
    }

    /** A new link, whose code is kept nowhere; links made before for the same person end. */
    @Transactional
    ResetLink make(UUID person) {
        if (rows.lock(person).filter(row -> row.person().registered()).isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_FOUND);
        }
        Instant now = clock.instant();
        String code = Secret.letters(LETTERS);
        passwords.removeLinks(person, now);
        passwords.addLink(hash(code), person, now.plus(LIFE));
        return new ResetLink(site.at("/reset/" + code), now.plus(LIFE));
    }

    /** Whose password it lets choose; empty if it was used, is too old, or never was. */
    @Transactional(readOnly = true)
    public Optional<Person> find(String code) {
        return rows.linked(hash(code), clock.instant()).map(PersonRow::person).filter(Person::registered);
    }

    /**
     * Uses it; throws {@code notFound} if it can't be used any more, {@code invalidValue} for a bad password,
     * {@code tooMany} or {@code busy}.
     */
    Person use(String code, Password chosen, HttpServletRequest request) {
        Person person = find(code).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        newPassword.chooseByLink(hash(code), person.id(), chosen, request);
        return person;
    }

    private static String hash(String code) {
        return Hash.of(code.getBytes(StandardCharsets.UTF_8));
    }

    /** Where it leads, and until when. */
    public record ResetLink(URI url, Instant until) {}
}
