package dev.tiaoqi.server.web;

import java.util.Optional;
import org.springframework.http.HttpStatus;

/** When it is worth asking again, for the problems that pass by themselves. */
final class RetryAfter {

    /** The fact that says it. */
    static final String FACT = "retryAfterSeconds";

    private RetryAfter() {}

    static Optional<String> of(ApiProblem problem) {
        HttpStatus status = problem.code().status();
        if (status != HttpStatus.TOO_MANY_REQUESTS && status != HttpStatus.SERVICE_UNAVAILABLE) {
            return Optional.empty();
        }
        Object seconds = problem.facts().get(FACT);
        return Optional.of(seconds == null ? "1" : seconds.toString());
    }
}
