package dev.tiaoqi.server.config;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.web.ProblemCode;
import io.swagger.v3.oas.models.Operation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.http.HttpMethod;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;

/** How a door refuses that need not be said of each: as its method, its body and its parameters have it. */
final class UsualRefusals {

    private static final List<HttpMethod> SAFE = List.of(HttpMethod.GET, HttpMethod.HEAD);

    private UsualRefusals() {}

    static List<ProblemCode> of(Operation operation, HandlerMethod handler) {
        List<ProblemCode> codes = new ArrayList<>(List.of(ProblemCode.TOO_MANY, ProblemCode.BAD_TOKEN));
        if (operation.getRequestBody() != null) {
            codes.addAll(List.of(
                    ProblemCode.UNREADABLE,
                    ProblemCode.UNKNOWN_FIELD,
                    ProblemCode.INVALID_VALUE,
                    ProblemCode.TOO_LARGE,
                    ProblemCode.UNSUPPORTED_MEDIA_TYPE));
        }
        if (operation.getParameters() != null) {
            codes.add(ProblemCode.INVALID_VALUE);
        }
        if (writes(handler.getMethod())) {
            codes.addAll(List.of(ProblemCode.CSRF, ProblemCode.SCOPE, ProblemCode.SUSPENDED));
        }
        if (Arrays.asList(handler.getMethod().getParameterTypes()).contains(Caller.class)) {
            codes.add(ProblemCode.SCOPE);
        }
        return codes;
    }

    private static boolean writes(Method door) {
        RequestMapping mapping = AnnotatedElementUtils.findMergedAnnotation(door, RequestMapping.class);
        return mapping != null
                && Arrays.stream(mapping.method())
                        .map(RequestMethod::asHttpMethod)
                        .noneMatch(SAFE::contains);
    }
}
