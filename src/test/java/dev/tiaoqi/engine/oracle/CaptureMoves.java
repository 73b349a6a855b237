package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Moves of the capture game (R9.3): a step, or hops over opponents' men, each at most once, which come off at the end. */
record CaptureMoves(Setup setup, Map<Cell, String> men, String seat, Set<String> closed) {

    /** By end; to one end the step first, then the fewer men the sooner, then by trail. Where they may end is not looked at. */
    List<Move> from(Cell start) {
        Set<Cell> others = new TreeSet<>(men.keySet());
        others.remove(start);
        Map<Cell, List<Move>> byEnd = new TreeMap<>();
        for (Cell end : new ManOnTheMove(setup.board(), "adjacent", others).steps(start)) {
            byEnd.computeIfAbsent(end, any -> new ArrayList<>()).add(new Move(List.of(start, end)));
        }
        Set<String> met = new HashSet<>();
        List<Move> latest = List.of(new Move(List.of(start)));
        while (!latest.isEmpty()) {
            List<Move> longer = new ArrayList<>();
            for (Move move : latest) {
                for (Move next : longer(move, others)) {
                    if (met.add(next.end() + " " + next.captured())) {
                        longer.add(next);
                    }
                }
            }
            longer.forEach(move ->
                    byEnd.computeIfAbsent(move.end(), any -> new ArrayList<>()).add(move));
            latest = longer;
        }
        byEnd.remove(start);
        return byEnd.values().stream().flatMap(List::stream).toList();
    }

    private List<Move> longer(Move move, Set<Cell> others) {
        Map<Cell, Move> byLanding = new TreeMap<>();
        for (List<Cell> ray : setup.board().rays(move.end())) {
            boolean over = ray.size() > 1
                    && others.contains(ray.get(0))
                    && !others.contains(ray.get(1))
                    && isOpponent(men.get(ray.get(0)))
                    && !move.captured().contains(ray.get(0));
            if (over && new Moves(setup, men, seat).mayTouch(ray.get(1))) {
                NavigableSet<Cell> captured = new TreeSet<>(move.captured());
                captured.add(ray.get(0));
                List<Cell> cells = new ArrayList<>(move.cells());
                cells.add(ray.get(1));
                byLanding.put(ray.get(1), new Move(cells, captured));
            }
        }
        return List.copyOf(byLanding.values());
    }

    private boolean isOpponent(String owner) {
        return !owner.equals(seat) && !setup.isPartner(seat, owner) && !closed.contains(owner);
    }
}
