package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** One step, or a chain of hops over anybody (R2.1 to R2.4). */
record Chains(Zone zone, ManOnTheMove man) {

    Stream<Move> from(Cell start) {
        Map<Cell, Move> byEnd = new TreeMap<>();
        for (Cell end : man.steps(start)) {
            byEnd.put(end, Move.along(List.of(start, end)));
        }
        for (List<Cell> trail : trails(start)) {
            byEnd.putIfAbsent(trail.getLast(), Move.along(trail));
        }
        return byEnd.values().stream();
    }

    /**
     * One trail of hops to each cell that hops can reach, the fewest hops first (R2.4). Each round lengthens the
     * trails of the round before, which stand in the order of their cells, so the first trail to a cell is the one
     * that comes first by rank, then file.
     */
    private List<List<Cell>> trails(Cell start) {
        List<List<Cell>> all = new ArrayList<>();
        Set<Cell> reached = new TreeSet<>(Set.of(start));
        List<List<Cell>> latest = List.of(List.of(start));
        while (!latest.isEmpty()) {
            List<List<Cell>> longer = new ArrayList<>();
            for (List<Cell> trail : latest) {
                for (Cell landing : man.landings(trail.getLast())) {
                    if (zone.mayTouch(landing) && reached.add(landing)) {
                        longer.add(plus(trail, landing));
                    }
                }
            }
            all.addAll(longer);
            latest = longer;
        }
        return all;
    }

    boolean isChain(List<Cell> cells) {
        for (int i = 1; i < cells.size(); i++) {
            if (!zone.mayTouch(cells.get(i)) || !man.landings(cells.get(i - 1)).contains(cells.get(i))) {
                return false;
            }
        }
        return true;
    }

    static List<Cell> plus(List<Cell> trail, Cell landing) {
        List<Cell> longer = new ArrayList<>(trail);
        longer.add(landing);
        return longer;
    }
}
