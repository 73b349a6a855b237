package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** One move of one man: the cells of its trail, start first, and those of the men it captures (N3, R9.3). */
record Move(List<Cell> cells, NavigableSet<Cell> captured) {
    Move {
        cells = List.copyOf(cells);
    }

    Move(List<Cell> cells) {
        this(cells, new TreeSet<>());
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

    /** The canonical text: a step goes to a neighbour, a hop farther. */
    String text() {
        String text = from();
        for (int i = 1; i < cells.size(); i++) {
            text += (cells.get(i).isBeside(cells.get(i - 1)) ? "-" : ":") + cells.get(i);
        }
        return text;
    }
}
