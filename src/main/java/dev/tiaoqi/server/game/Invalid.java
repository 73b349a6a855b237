package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says which value can't be, and why; reads those that are alike everywhere. */
public final class Invalid {

    private Invalid() {}

    /** The problem to throw. The reason is a key of the message files, {@code reason.KEY}. */
    public static ApiProblem value(String field, String reason) {
        return new ApiProblem(ProblemCode.INVALID_VALUE, Map.of("field", field, "reason", reason));
    }

    /** The value of a field that must be there. */
    public static <T> T required(String field, @Nullable T value) {
        return Optional.ofNullable(value).orElseThrow(() -> value(field, "missing"));
    }

    /** The seat with this letter, if one is given. */
    public static Optional<Seat> seat(@Nullable String letter) {
        return Optional.ofNullable(letter).map(text -> Seat.parse(text).orElseThrow(() -> value("seat", "seat")));
    }
}
