package dev.tiaoqi.engine.oracle;

import java.util.Set;

/** Where the men of one seat may touch down and end their moves (R2.6, R2.7). */
record Zone(Setup setup, Set<Cell> foreign, Set<Cell> target) {

    static Zone of(Setup setup, String seat) {
        return new Zone(setup, setup.camps().foreign(seat), setup.camps().target(seat));
    }

    /** R2.6: under {@code forbidden} not even a hop in passing may touch a foreign corner. */
    boolean mayTouch(Cell landing) {
        return !setup.foreignCamps().equals("forbidden") || !foreign.contains(landing);
    }

    boolean mayEnd(Cell start, Cell end) {
        return (setup.foreignCamps().equals("allowed") || !foreign.contains(end)) && !leavesTarget(start, end);
    }

    /** R8: after a wing or a swap, whatever {@code foreignCamps} says. */
    boolean mayEndByItem(Cell start, Cell end) {
        return !foreign.contains(end) && !leavesTarget(start, end);
    }

    private boolean leavesTarget(Cell start, Cell end) {
        return setup.stayInTarget() && target.contains(start) && !target.contains(end);
    }
}
