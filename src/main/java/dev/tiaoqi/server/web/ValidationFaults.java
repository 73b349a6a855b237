package dev.tiaoqi.server.web;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.method.annotation.HandlerMethodValidationException;

/** Constraints that a value broke, as {@code invalidValue}: the first of them, with the constraint's name as reason. */
final class ValidationFaults {

    private ValidationFaults() {}

    static ApiProblem problem(MethodArgumentNotValidException fault) {
        return fault.getFieldErrors().stream()
                .findFirst()
                .map(error -> Faults.invalid(error.getField(), reason(error)))
                .orElseGet(() -> new ApiProblem(ProblemCode.UNREADABLE));
    }

    static ApiProblem problem(HandlerMethodValidationException fault) {
        return fault.getParameterValidationResults().stream()
                .findFirst()
                .map(result -> {
                    MessageSourceResolvable error = result.getResolvableErrors().getFirst();
                    @Nullable String name = result.getMethodParameter().getParameterName();
                    String field = error instanceof FieldError nested ? nested.getField() : name;
                    return Faults.invalid(Objects.requireNonNullElse(field, "body"), reason(error));
                })
                .orElseGet(() -> new ApiProblem(ProblemCode.UNREADABLE));
    }

    /** {@code NotNull} becomes {@code notNull}. */
    private static String reason(MessageSourceResolvable error) {
        String[] codes = error.getCodes();
        String name = codes == null || codes.length == 0 ? "invalid" : codes[codes.length - 1];
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
}
