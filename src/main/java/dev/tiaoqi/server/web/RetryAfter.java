package dev.tiaoqi.server.web;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;

/** When it is worth asking again, for the problems that pass by themselves. */
public final class RetryAfter {

    /** The fact that says it. */
    static final String FACT = "retryAfterMillis";

    private static final long A_MOMENT_MILLIS = 1000;

    private RetryAfter() {}

    /** What the header says of it, in seconds (RFC 9110, 10.2.3). */
    static Optional<String> of(ApiProblem problem) {
        return millis(problem).map(millis -> Long.toString(seconds(millis)));
    }

    /** What the problem says of it; a moment where nobody knows. */
    static Optional<Long> millis(ApiProblem problem) {
        HttpStatus status = problem.code().status();
        if (status != HttpStatus.TOO_MANY_REQUESTS && status != HttpStatus.SERVICE_UNAVAILABLE) {
            return Optional.empty();
        }
        return Optional.of(problem.facts().get(FACT) instanceof Long millis ? millis : A_MOMENT_MILLIS);
    }

    /** The facts as sentences need them: people count in seconds. */
    public static Map<String, Object> inWords(Map<String, ?> facts) {
        Map<String, Object> words = new HashMap<>(facts);
        if (words.remove(FACT) instanceof Long millis) {
            words.put("seconds", seconds(millis));
        }
        return words;
    }

    private static long seconds(long millis) {
        return Math.max(1, Math.ceilDiv(millis, 1000L));
    }
}
