package dev.tiaoqi.server.web;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.TypeMismatchException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.ServletRequestBindingException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.NoHandlerFoundException;
import org.springframework.web.servlet.resource.NoResourceFoundException;

/** What the framework throws, as the problem that its caller should hear of. */
final class Faults {

    private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

    private Faults() {}

    static ApiProblem problem(Throwable thrown) {
        return switch (thrown) {
            case ApiProblem problem -> problem;
            case HttpMessageNotReadableException fault -> JsonFaults.problem(fault);
            case NoResourceFoundException nothing -> new ApiProblem(ProblemCode.NOT_FOUND);
            case NoHandlerFoundException nothing -> new ApiProblem(ProblemCode.NOT_FOUND);
            case HttpRequestMethodNotSupportedException fault -> methodNotAllowed(fault.getSupportedMethods());
            case HttpMediaTypeNotAcceptableException fault ->
                new ApiProblem(ProblemCode.NOT_ACCEPTABLE, Map.of("offered", names(fault.getSupportedMediaTypes())));
            case HttpMediaTypeNotSupportedException fault ->
                new ApiProblem(
                        ProblemCode.UNSUPPORTED_MEDIA_TYPE, Map.of("accepted", names(fault.getSupportedMediaTypes())));
            case MethodArgumentTypeMismatchException fault -> invalid(fault.getName(), "type");
            case MissingServletRequestParameterException fault -> invalid(fault.getParameterName(), "missing");
            case ServletRequestBindingException fault -> new ApiProblem(ProblemCode.UNREADABLE);
            case TypeMismatchException fault -> new ApiProblem(ProblemCode.UNREADABLE);
            case org.springframework.web.bind.MethodArgumentNotValidException fault -> ValidationFaults.problem(fault);
            case org.springframework.web.method.annotation.HandlerMethodValidationException fault ->
                ValidationFaults.problem(fault);
            case RequestRejectedException fault -> new ApiProblem(ProblemCode.UNREADABLE);
            case InvalidParameterException fault -> parameters(fault);
            case TransientDataAccessException fault -> new ApiProblem(ProblemCode.BUSY);
            default -> unforeseen(thrown);
        };
    }

    static ApiProblem invalid(String field, String reason) {
        return new ApiProblem(ProblemCode.INVALID_VALUE, Map.of("field", field, "reason", reason));
    }

    private static ApiProblem methodNotAllowed(String @org.jspecify.annotations.Nullable [] allowed) {
        return new ApiProblem(
                ProblemCode.METHOD_NOT_ALLOWED,
                Map.of("allowed", List.of(Objects.requireNonNullElse(allowed, new String[0]))));
    }

    /** Broken percent signs or UTF-8 in a query or a form, too many fields, or too much of them: found when first read. */
    private static ApiProblem parameters(InvalidParameterException fault) {
        return new ApiProblem(
                fault.getErrorCode() == ProblemCode.TOO_LARGE.status().value()
                        ? ProblemCode.TOO_LARGE
                        : ProblemCode.UNREADABLE);
    }

    private static List<String> names(List<MediaType> types) {
        return types.stream().map(MediaType::toString).distinct().sorted().toList();
    }

    private static ApiProblem unforeseen(Throwable thrown) {
        LOG.error("Something went wrong that should not", thrown);
        return new ApiProblem(ProblemCode.INTERNAL);
    }
}
