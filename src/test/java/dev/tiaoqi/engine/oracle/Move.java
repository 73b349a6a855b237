package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.stream.Collectors;

/** One move of one man: the cells of its trail, start first, and whether it is a chain of hops (N3). */
record Move(List<Cell> cells, boolean hops) {
    Move {
        cells = List.copyOf(cells);
    }

    Cell start() {
        return cells.getFirst();
    }

    Cell end() {
        return cells.getLast();
    }

    /** The name of the start cell. */
    String from() {
        return start().toString();
    }

    /** The name of the end cell. */
    String to() {
        return end().toString();
    }

    /** The names of all cells of the trail, start first. */
    List<String> trail() {
        return cells.stream().map(Cell::toString).toList();
    }

    /** {@code start-end}, whether step or hops. */
    String shortForm() {
        return from() + "-" + to();
    }

    /** The canonical text. */
    String text() {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(hops ? ":" : "-"));
    }
}
