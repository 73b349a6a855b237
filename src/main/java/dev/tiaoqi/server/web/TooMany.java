package dev.tiaoqi.server.web;

import java.time.Duration;
import java.util.Map;

/** Of something there is enough: which limit that is, and when to ask again. */
public final class TooMany {

    /** For what does not pass by waiting alone. */
    private static final Duration A_WHILE = Duration.ofMinutes(1);

    private TooMany() {}

    /** So much in a time; more after the pause. */
    public static ApiProblem inTime(String limit, Duration pause) {
        return new ApiProblem(ProblemCode.TOO_MANY, Map.of("limit", limit, RetryAfter.FACT, pause.toMillis()));
    }

    /** So many at once, which stay until somebody ends one. */
    public static ApiProblem atOnce(String limit, int most) {
        return atOnce(limit, most, A_WHILE);
    }

    /** So many at once, which go by themselves. */
    public static ApiProblem atOnce(String limit, int most, Duration pause) {
        return new ApiProblem(
                ProblemCode.TOO_MANY, Map.of("limit", limit, "most", most, RetryAfter.FACT, pause.toMillis()));
    }
}
