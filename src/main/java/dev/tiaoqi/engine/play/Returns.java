package dev.tiaoqi.engine.play;

import java.util.HashMap;
import java.util.Map;

/**
 * One player's returns (R4.3): the last move of a man, and how often this same man has come back to a cell since the
 * player began to move no other.
 */
record Returns(int from, int to, Map<Integer, Integer> counts) {

    /** Nothing moved yet. */
    static final Returns NONE = new Returns(-1, -1, Map.of());

    /** Whether R4.3 forbids this move: the man has been back there as often as he may. */
    boolean bars(int start, int end, int limit) {
        return isReturn(start, end) && counts.getOrDefault(end, 0) >= limit;
    }

    /** The cell that going to would be the return of the man on this one; negative when he did not move last. */
    int backFrom(int cell) {
        return cell == to ? from : -1;
    }

    /** The returns once a man has moved. */
    Returns after(int start, int end) {
        if (start != to) {
            return new Returns(start, end, Map.of());
        }
        if (!isReturn(start, end)) {
            return new Returns(start, end, counts);
        }
        Map<Integer, Integer> more = new HashMap<>(counts);
        more.merge(end, 1, Integer::sum);
        return new Returns(start, end, Map.copyOf(more));
    }

    /**
     * The returns once an item has taken the man on one cell to another: if he is the one moved last, his count is
     * cleared, and he still comes back to the cell he left by his own move. An end of −1 means that nobody can tell where
     * he is (a whirlwind).
     */
    Returns afterItem(int start, int end) {
        if (start != to) {
            return this;
        }
        return end < 0 ? NONE : new Returns(from, end, Map.of());
    }

    private boolean isReturn(int start, int end) {
        return start == to && end == from;
    }
}
