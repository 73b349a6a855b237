package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Exactly so many actions of one man, steps and single hops mixed (R9.1). */
record DicePaths(Zone zone, ManOnTheMove man) {

    /** For each cell that so many actions reach, the path that comes first by R2.4's order. */
    Stream<Move> from(Cell start, int actions) {
        Map<Cell, Set<Cell>> onwards = new TreeMap<>();
        Map<Cell, List<Cell>> latest = new TreeMap<>(Map.of(start, List.of(start)));
        for (int i = 0; i < actions; i++) {
            Map<Cell, List<Cell>> longer = new TreeMap<>();
            for (List<Cell> path : latest.values()) {
                for (Cell landing : onwards.computeIfAbsent(path.getLast(), this::landings)) {
                    longer.merge(landing, Chains.plus(path, landing), DicePaths::first);
                }
            }
            latest = longer;
        }
        return latest.values().stream().map(Move::along);
    }

    private Set<Cell> landings(Cell at) {
        Set<Cell> landings = man.actions(at);
        landings.removeIf(landing -> !zone.mayTouch(landing));
        return landings;
    }

    private static List<Cell> first(List<Cell> one, List<Cell> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) {
                return order < 0 ? one : other;
            }
        }
        return one;
    }

    boolean isPath(List<Cell> cells) {
        for (int i = 1; i < cells.size(); i++) {
            if (!zone.mayTouch(cells.get(i)) || !man.actions(cells.get(i - 1)).contains(cells.get(i))) {
                return false;
            }
        }
        return true;
    }
}
