package dev.tiaoqi.engine.rules;

import java.util.List;

/**
 * One thing wrong with rules or with a position: a stable code, and the facts it speaks of, as texts in the order
 * its message uses them.
 */
public record Problem(String code, List<String> facts) {
    public Problem {
        facts = List.copyOf(facts);
    }

    public static Problem of(String code, Object... facts) {
        return new Problem(
                code, java.util.Arrays.stream(facts).map(Object::toString).toList());
    }
}
