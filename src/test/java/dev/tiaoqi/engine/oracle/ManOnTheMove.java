package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A man that has been lifted to move: where one step or one hop takes him among what else stands there (R2.1, R2.2).
 * A road-mender is hopped over like a man; a roadblock is neither empty nor a man (R8).
 */
record ManOnTheMove(Setup setup, Map<Cell, String> others) {

    /** R2.3: he is lifted for the whole move. */
    static ManOnTheMove lifted(Setup setup, Map<Cell, String> pieces, Cell start) {
        Map<Cell, String> others = new TreeMap<>(pieces);
        others.remove(start);
        return new ManOnTheMove(setup, others);
    }

    NavigableSet<Cell> steps(Cell at) {
        NavigableSet<Cell> ends = new TreeSet<>();
        for (Cell neighbour : setup.board().neighbours(at)) {
            if (isEmpty(neighbour)) {
                ends.add(neighbour);
            }
        }
        return ends;
    }

    /** Where one hop may land, in cell order. */
    NavigableSet<Cell> landings(Cell at) {
        NavigableSet<Cell> ends = new TreeSet<>();
        for (List<Cell> ray : setup.board().rays(at)) {
            landing(ray).ifPresent(ends::add);
        }
        return ends;
    }

    /** Where one action of the dice game may end: a step or a hop (R9.1). */
    NavigableSet<Cell> actions(Cell at) {
        NavigableSet<Cell> ends = steps(at);
        ends.addAll(landings(at));
        return ends;
    }

    private Optional<Cell> landing(List<Cell> ray) {
        return switch (setup.hop()) {
            case "adjacent" -> overExactly(1, ray);
            case "adjacent-2" -> overExactly(2, ray);
            case "adjacent-3" -> overExactly(3, ray);
            case "symmetric" -> overTheMiddle(ray);
            default -> throw new IllegalArgumentException("no such hop: " + setup.hop());
        };
    }

    private Optional<Cell> overExactly(int count, List<Cell> ray) {
        if (ray.size() <= count || !ray.subList(0, count).stream().allMatch(this::isMan)) {
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
        if (2 * d > ray.size()
                || !isMan(ray.get(d - 1))
                || !ray.subList(d, 2 * d).stream().allMatch(this::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(ray.get(2 * d - 1));
    }

    boolean isEmpty(Cell cell) {
        return !others.containsKey(cell);
    }

    private boolean isMan(Cell cell) {
        return others.containsKey(cell) && !Setup.ROADBLOCK.equals(others.get(cell));
    }
}
