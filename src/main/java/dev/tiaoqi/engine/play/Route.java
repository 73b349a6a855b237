package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;

/** One move of one man, not made yet: the cells he touches, start first (R2.4), and those whose men he captures (R9.3). */
record Route(int[] trail, CellSet captured) {

    /** A move that captures nobody. */
    static Route of(int... trail) {
        return new Route(trail, CellSet.EMPTY);
    }

    int from() {
        return trail[0];
    }

    int to() {
        return trail[trail.length - 1];
    }
}
