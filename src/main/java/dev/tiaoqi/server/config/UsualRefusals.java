package dev.tiaoqi.server.config;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.RefusesTurns;
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

    /** Why a turn can't be played. */
    private static final List<ProblemCode> OF_TURNS = List.of(
            ProblemCode.NO_MAN_THERE,
            ProblemCode.NOT_YOUR_MAN,
            ProblemCode.OCCUPIED,
            ProblemCode.UNREACHABLE,
            ProblemCode.SAME_CELL,
            ProblemCode.FOREIGN_CAMP,
            ProblemCode.MUST_STAY_IN_TARGET,
            ProblemCode.REPETITION,
            ProblemCode.AMBIGUOUS,
            ProblemCode.ACTIONS,
            ProblemCode.MUST_PASS,
            ProblemCode.MAY_NOT_PASS,
            ProblemCode.ITEM_NOT_HELD,
            ProblemCode.ITEM_ONE_A_TURN,
            ProblemCode.ITEM_OUT_OF_PLACE,
            ProblemCode.ITEM_NEEDS_EMPTY_CELL,
            ProblemCode.ITEM_IN_CAMP,
            ProblemCode.ITEM_OUT_OF_REACH,
            ProblemCode.ITEM_NEEDS_THEIR_MAN,
            ProblemCode.ITEM_THEIR_FOREIGN_CAMP,
            ProblemCode.ITEM_THEIR_TARGET,
            ProblemCode.ITEM_SAME_MAN,
            ProblemCode.ITEM_NEEDS_SECOND_PART,
            ProblemCode.ITEM_NEEDS_MOVE,
            ProblemCode.ITEM_NOT_BEFORE_PASS,
            ProblemCode.ITEM_TURN_OVER,
            ProblemCode.ITEM_DEAL);

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
        if (handler.hasMethodAnnotation(RefusesTurns.class)) {
            codes.addAll(OF_TURNS);
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
