package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Preferences;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Lets somebody in whose secret was recognised, as far as his scopes go. */
@Component
class Admission {

    private static final Duration RENEW = Duration.ofDays(1);

    private final GuestCookie cookie;
    private final Clock clock;

    Admission(GuestCookie cookie, Clock clock) {
        this.cookie = cookie;
        this.clock = clock;
    }

    /** What somebody does at his own browser reaches as far as he does. */
    private static Caller.Known caller(Credentials.Holder holder) {
        Credential credential = holder.credential();
        Set<Scope> scopes =
                credential.kind() == CredentialRow.Kind.BROWSER ? EnumSet.allOf(Scope.class) : credential.scopes();
        return new Caller.Known(holder.person(), credential.id(), scopes);
    }

    /** The one place where a suspended person is stopped: he may look, calculate, and go. */
    private void checkSuspension(Credentials.Holder holder, HttpServletRequest request) {
        Optional<Suspension> suspension = holder.suspension().filter(it -> it.holdsAt(clock.instant()));
        if (suspension.isPresent() && !Unguarded.isSafe(request) && !Unguarded.isHarmless(request)) {
            throw new ApiProblem(ProblemCode.SUSPENDED, suspension.get().facts());
        }
    }

    void admit(Credentials.Holder holder, HttpServletRequest request, HttpServletResponse response) {
        Credential credential = holder.credential();
        Scope needed = Unguarded.isSafe(request) ? Scope.READ : Scope.PLAY;
        if (!credential.scopes().contains(needed) && !Unguarded.isStateless(request)) {
            throw new ApiProblem(ProblemCode.SCOPE, Map.of("needed", needed.text()));
        }
        request.setAttribute(Callers.ATTRIBUTE, caller(holder));
        checkSuspension(holder, request);
        if (credential.kind() == CredentialRow.Kind.BROWSER && holder.person().registered()) {
            Preferences.parse(holder.settings()).holdFor(request);
        }
        // Who comes at least once in 400 days keeps his games for ever.
        if (credential.lastUsedAt().isBefore(clock.instant().minus(RENEW))) {
            cookie.read(request).ifPresent(secret -> cookie.give(response, secret));
        }
    }
}
