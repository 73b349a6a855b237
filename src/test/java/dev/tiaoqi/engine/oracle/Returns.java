package dev.tiaoqi.engine.oracle;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The man a player moved last, and his returns (R4.3). */
final class Returns {

    /** The cell he left. */
    private Cell left;

    /** The cell where he stands now; null when nobody knows. */
    private Cell at;

    private final Map<Cell, Integer> counts = new TreeMap<>();

    /** Whether he has already returned to that cell so many times. */
    boolean bar(Cell start, Cell end, int limit) {
        return isReturn(start, end) && counts.getOrDefault(end, 0) >= limit;
    }

    void note(Cell start, Cell end) {
        if (at == null || !at.equals(start)) {
            counts.clear();
        }
        if (isReturn(start, end)) {
            counts.merge(end, 1, Integer::sum);
        }
        left = start;
        at = end;
    }

    /** Moved by an item of the player's own. */
    void noteItem(Cell start, Cell end) {
        counts.clear();
        left = start;
        at = end;
    }

    /** A swap of another player's moved a man of this one. */
    void movedByAnother(Cell start, Cell end) {
        if (start.equals(at)) {
            counts.clear();
            at = end;
        }
    }

    /** Which of the men on these cells is which, nobody can tell any more. */
    void whirled(Set<Cell> cells) {
        if (at != null && cells.contains(at)) {
            counts.clear();
            left = null;
            at = null;
        }
    }

    private boolean isReturn(Cell start, Cell end) {
        return start.equals(at) && end.equals(left);
    }
}
