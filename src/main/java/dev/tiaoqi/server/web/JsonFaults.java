package dev.tiaoqi.server.web;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.converter.HttpMessageNotReadableException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** What can be wrong with a JSON body: no JSON at all, a field nobody knows, or a value of the wrong kind. */
final class JsonFaults {

    private JsonFaults() {}

    static ApiProblem problem(HttpMessageNotReadableException fault) {
        for (Throwable cause = fault.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof ApiProblem problem) {
                return problem; // a record's constructor said what is wrong with it
            }
        }
        return fault.getCause() instanceof JacksonException jackson
                ? problem(jackson)
                : new ApiProblem(ProblemCode.UNREADABLE);
    }

    private static ApiProblem problem(JacksonException fault) {
        String field = path(fault.getPath());
        if (fault instanceof UnrecognizedPropertyException) {
            return new ApiProblem(ProblemCode.UNKNOWN_FIELD, Map.of("field", field));
        }
        boolean ofValue = fault instanceof DatabindException || fault instanceof InputCoercionException;
        return ofValue && !field.isEmpty() ? Faults.invalid(field, "type") : unreadable(fault.getLocation());
    }

    private static ApiProblem unreadable(@Nullable TokenStreamLocation where) {
        return where == null || where.getLineNr() < 1
                ? new ApiProblem(ProblemCode.UNREADABLE)
                : new ApiProblem(
                        ProblemCode.UNREADABLE, Map.of("line", where.getLineNr(), "column", where.getColumnNr()));
    }

    /** {@code seats[1].me} */
    private static String path(List<JacksonException.Reference> references) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference reference : references) {
            if (reference.getPropertyName() == null) {
                path.append('[').append(reference.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(reference.getPropertyName());
            }
        }
        return path.toString();
    }
}
