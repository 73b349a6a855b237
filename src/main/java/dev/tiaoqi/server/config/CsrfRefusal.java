package dev.tiaoqi.server.config;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Problems;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.security.web.csrf.MissingCsrfTokenException;
import org.springframework.stereotype.Component;

/** A writing call without the page's CSRF token: somebody else's page sent it, or a script that has no token of its own. */
@Component
class CsrfRefusal implements AccessDeniedHandler {

    private final Problems problems;

    CsrfRefusal(Problems problems) {
        this.problems = problems;
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException denied)
            throws IOException {
        boolean script = denied instanceof MissingCsrfTokenException && Callers.of(request) instanceof Caller.Nobody;
        problems.send(request, response, new ApiProblem(script ? ProblemCode.NOT_SIGNED_IN : ProblemCode.CSRF));
    }
}
