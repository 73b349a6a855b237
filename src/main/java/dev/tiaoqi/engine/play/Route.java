package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;

/** One move of one man, not made yet: the cells he touches, start first (R2.4), and those whose men he captures (R9.3). */
final class Route {

    private final int[] trail;
    private final CellSet captured;

    Route(int[] trail, CellSet captured) {
        this.trail = trail;
        this.captured = captured;
    }

    /** A move that captures nobody. */
    static Route of(int... trail) {
        return new Route(trail, CellSet.EMPTY);
    }

    int[] trail() {
        return trail;
    }

    CellSet captured() {
        return captured;
    }

    int from() {
        return trail[0];
    }

    int to() {
        return trail[trail.length - 1];
    }
}
