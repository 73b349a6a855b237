package dev.tiaoqi.engine.oracle;

import java.util.Map;
import java.util.TreeMap;

/** The man a player moved last, and his returns (R4.3). */
final class Returns {

    private Move last;
    private final Map<Cell, Integer> counts = new TreeMap<>();

    /** Whether he has already returned to that cell so many times. */
    boolean bar(Move move, int limit) {
        return isReturn(move) && counts.getOrDefault(move.end(), 0) >= limit;
    }

    void note(Move move) {
        if (last == null || !last.end().equals(move.start())) {
            counts.clear();
        }
        if (isReturn(move)) {
            counts.merge(move.end(), 1, Integer::sum);
        }
        last = move;
    }

    private boolean isReturn(Move move) {
        return last != null && last.end().equals(move.start()) && last.start().equals(move.end());
    }
}
