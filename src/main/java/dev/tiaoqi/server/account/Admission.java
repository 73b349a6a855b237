package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
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

    void admit(Credentials.Holder holder, HttpServletRequest request, HttpServletResponse response) {
        Credential credential = holder.credential();
        Scope needed = Unguarded.isSafe(request) ? Scope.READ : Scope.PLAY;
        if (!credential.scopes().contains(needed) && !Unguarded.isStateless(request)) {
            throw new ApiProblem(ProblemCode.SCOPE, Map.of("needed", needed.text()));
        }
        request.setAttribute(Callers.ATTRIBUTE, new Caller.Known(holder.person(), credential.id()));
        // Who comes at least once in 400 days keeps his games for ever.
        if (credential.lastUsedAt().isBefore(clock.instant().minus(RENEW))) {
            cookie.read(request).ifPresent(secret -> cookie.give(response, secret));
        }
    }
}
