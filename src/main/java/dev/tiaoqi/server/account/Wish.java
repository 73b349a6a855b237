package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A name and a password; {@code newPassword} for one whose password works once. */
public record Wish(
        @Schema(example = "Lan") @Nullable String name,
        @Nullable Password password,
        @Nullable Password newPassword) {

    /** The name; throws {@code invalidValue} if there is none. */
    String named() {
        return given("name", name);
    }

    /** The password; throws {@code invalidValue} if there is none. */
    Password known() {
        return given("password", password);
    }

    static <T> T given(String field, @Nullable T value) {
        if (value == null) {
            throw new ApiProblem(ProblemCode.INVALID_VALUE, Map.of("field", field, "reason", "missing"));
        }
        return value;
    }
}
