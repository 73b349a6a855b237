package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The engine's refusals as the API's problems: they have the same codes and facts. */
public final class Refusals {

    private static final Map<String, ProblemCode> BY_CODE =
            Arrays.stream(ProblemCode.values()).collect(Collectors.toMap(ProblemCode::code, Function.identity()));

    /** Of what somebody sent, in characters. */
    private static final int LONGEST_QUOTE = 80;

    private Refusals() {}

    /** The problem to throw for this refusal. */
    public static ApiProblem problem(Refusal why) {
        Map<String, Object> facts = new HashMap<>(why.facts());
        facts.computeIfPresent("text", (name, text) -> quote(text.toString()));
        facts.computeIfPresent("column", (name, column) -> Integer.valueOf(column.toString()));
        return new ApiProblem(BY_CODE.getOrDefault(why.code(), ProblemCode.INTERNAL), facts);
    }

    private static String quote(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST_QUOTE));
    }
}
