package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What may be asked about one's own tokens. */
@Component
public class Tokens {

    private final Credentials credentials;

    Tokens(Credentials credentials) {
        this.credentials = credentials;
    }

    /** His tokens, oldest first. */
    public TokenList list(Person person) {
        return new TokenList(
                credentials.tokens(person).stream().map(TokenList.Token::of).toList());
    }

    /**
     * A new token with its secret, which reaches no further than what it is asked for with; throws {@code invalidValue},
     * {@code adminOnly} or {@code tooMany}, and refuses a reach that the maker lacks.
     */
    public TokenList.NewToken make(Caller.Known caller, @Nullable String label, @Nullable Set<Scope> scopes) {
        String checked = label == null ? null : Names.clean("label", label);
        if (scopes != null && scopes.isEmpty()) {
            throw new ApiProblem(ProblemCode.INVALID_VALUE, Map.of("field", "scopes", "reason", "empty"));
        }
        if (scopes != null && scopes.contains(Scope.ADMIN) && !caller.person().admin()) {
            throw new ApiProblem(ProblemCode.ADMIN_ONLY);
        }
        Set<Scope> within = within(caller, scopes);
        return TokenList.NewToken.of(credentials.issue(caller, checked, within));
    }

    /** What was asked for, or what is usual as far as the caller himself reaches. */
    private static Set<Scope> within(Caller.Known caller, @Nullable Set<Scope> asked) {
        Set<Scope> own = caller.scopes();
        Set<Scope> wanted = new TreeSet<>(Objects.requireNonNullElse(asked, Scope.USUAL));
        if (asked == null) {
            wanted.retainAll(own);
        }
        wanted.stream().filter(scope -> !own.contains(scope)).findFirst().ifPresent(missing -> {
            throw new ApiProblem(ProblemCode.SCOPE, Map.of("needed", missing.text()));
        });
        return wanted;
    }

    /** False if he has no such token. */
    public boolean revoke(Person person, String id) {
        try {
            return credentials.revoke(person, UUID.fromString(id));
        } catch (IllegalArgumentException noId) {
            return false;
        }
    }
}
