package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;

/** Whatever a door throws becomes a problem. */
@ControllerAdvice
class ProblemAdvice {

    private final Problems problems;

    ProblemAdvice(Problems problems) {
        this.problems = problems;
    }

    @ExceptionHandler
    void thrown(Exception thrown, HttpServletRequest request, HttpServletResponse response) throws IOException {
        ApiProblem problem = Faults.problem(thrown);
        if (problem.facts().get("allowed") instanceof List<?> methods) {
            response.setHeader(
                    HttpHeaders.ALLOW,
                    String.join(", ", methods.stream().map(Object::toString).toList()));
        }
        problems.send(request, response, problem);
    }

    @ExceptionHandler
    void gone(AsyncRequestNotUsableException thrown) {
        // the reader of a stream went away: nobody is left to hear of it
    }
}
