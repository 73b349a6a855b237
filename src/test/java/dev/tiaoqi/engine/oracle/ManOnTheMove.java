package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A man that has been lifted to move: where one step or one hop takes him among the other men (R2.1, R2.2). */
record ManOnTheMove(Board board, String hop, Set<Cell> others) {

    NavigableSet<Cell> steps(Cell at) {
        NavigableSet<Cell> ends = new TreeSet<>();
        for (List<Cell> ray : board.rays(at)) {
            if (!ray.isEmpty() && isEmpty(ray.getFirst())) {
                ends.add(ray.getFirst());
            }
        }
        return ends;
    }

    /** Where one hop may land, in cell order. */
    NavigableSet<Cell> landings(Cell at) {
        NavigableSet<Cell> ends = new TreeSet<>();
        for (List<Cell> ray : board.rays(at)) {
            landing(ray).ifPresent(ends::add);
        }
        return ends;
    }

    private Optional<Cell> landing(List<Cell> ray) {
        return switch (hop) {
            case "adjacent" -> overExactly(1, ray);
            case "adjacent-2" -> overExactly(2, ray);
            case "adjacent-3" -> overExactly(3, ray);
            case "symmetric" -> overTheMiddle(ray);
            default -> throw new IllegalArgumentException("no such hop: " + hop);
        };
    }

    private Optional<Cell> overExactly(int count, List<Cell> ray) {
        if (ray.size() <= count || !ray.subList(0, count).stream().noneMatch(this::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(ray.get(count)).filter(this::isEmpty);
    }

    /** The first man met at distance d is hopped to distance 2d, if all between him and there is empty. */
    private Optional<Cell> overTheMiddle(List<Cell> ray) {
        int d = 1;
        while (d <= ray.size() && isEmpty(ray.get(d - 1))) {
            d++;
        }
        if (2 * d > ray.size() || !ray.subList(d, 2 * d).stream().allMatch(this::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(ray.get(2 * d - 1));
    }

    private boolean isEmpty(Cell cell) {
        return !others.contains(cell);
    }
}
