package dev.tiaoqi.engine.board;

/** Where a cell lies: file and rank, both from 0. On the star these are the axial coordinates q and r, moved to begin at 0. */
record Point(int file, int rank) {

    /** The point so many steps along a direction. */
    Point plus(Point direction, int steps) {
        return new Point(file + steps * direction.file, rank + steps * direction.rank);
    }
}
