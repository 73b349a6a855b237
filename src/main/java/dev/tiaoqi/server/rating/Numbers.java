package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.game.Invalid;
import org.jspecify.annotations.Nullable;

/** Numbers of a result that must be there, and in range. */
final class Numbers {

    private Numbers() {}

    /** From 1 to this. */
    static int required(String field, @Nullable Integer given, int most) {
        int number = orNone(field, given, most);
        if (number == 0) {
            throw Invalid.value(field, "range");
        }
        return number;
    }

    /** From 0 to this. */
    static int orNone(String field, @Nullable Integer given, int most) {
        int number = Invalid.required(field, given);
        if (number < 0 || number > most) {
            throw Invalid.value(field, "range");
        }
        return number;
    }
}
