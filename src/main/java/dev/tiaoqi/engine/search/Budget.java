package dev.tiaoqi.engine.search;

import java.util.function.BooleanSupplier;

/** How long a thinker may think: at most so many positions looked at, and not once {@code stop} says so. */
public record Budget(long nodes, BooleanSupplier stop) {

    /** So many positions and no other limit. */
    public static Budget nodes(long nodes) {
        return new Budget(nodes, () -> false);
    }

    boolean spent(long looked) {
        return looked >= nodes || stop.getAsBoolean();
    }
}
