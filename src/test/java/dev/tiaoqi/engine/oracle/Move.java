package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Set;

/** One move of one man: the cells of its trail, start first, and the cells of the men it captures (N3, R9.3). */
record Move(List<Cell> cells, Set<Cell> captured) {
    Move {
        cells = List.copyOf(cells);
        captured = Set.copyOf(captured);
    }

    static Move along(List<Cell> cells) {
        return new Move(cells, Set.of());
    }

    Cell start() {
        return cells.getFirst();
    }

    Cell end() {
        return cells.getLast();
    }

    boolean joins(Cell start, Cell end) {
        return start().equals(start) && end().equals(end);
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

    /** The canonical text, each action with its sign: a step goes to a neighbour, a hop farther. */
    String text() {
        StringBuilder text = new StringBuilder(from());
        for (int i = 1; i < cells.size(); i++) {
            text.append(cells.get(i).isNextTo(cells.get(i - 1)) ? "-" : ":").append(cells.get(i));
        }
        return text.toString();
    }
}
