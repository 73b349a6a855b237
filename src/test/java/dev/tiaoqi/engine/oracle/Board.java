package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A board as a list of cells and the straight lines that leave each of them (R1.1, R1.6). */
final class Board {

    /** On a star one axial coordinate stays the same along each line: r, q, or s = -q-r. */
    private static final int[][] SIX = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}};

    private static final int[][] EIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}, {1, 1}, {-1, -1}};

    static final Board STAR4 = star("star4", 4);
    static final Board STAR3 = star("star3", 3);
    static final Board SQUARE16 = square();

    final String name;

    /** The n of R1.1; 0 on a board that is no star. */
    final int arm;

    private final NavigableSet<Cell> cells = new TreeSet<>();
    private final Map<Cell, List<List<Cell>>> rays = new TreeMap<>();

    private Board(String name, int arm, int size, Predicate<Cell> has) {
        this.name = name;
        this.arm = arm;
        for (int rank = 1; rank <= size; rank++) {
            for (int file = 0; file < size; file++) {
                Cell cell = new Cell(file, rank);
                if (has.test(cell)) {
                    cells.add(cell);
                }
            }
        }
        int[][] directions = name.startsWith("square") ? EIGHT : SIX;
        cells.forEach(cell -> rays.put(cell, raysFrom(cell, directions)));
    }

    static Board named(String name) {
        return switch (name) {
            case "star4" -> STAR4;
            case "star3" -> STAR3;
            case "square16" -> SQUARE16;
            default -> throw new IllegalArgumentException("no such board: " + name);
        };
    }

    /** The little test board: size x size cells with the star's six directions. */
    static Board rhombus(int size) {
        return new Board("rhombus" + size, 0, size, cell -> true);
    }

    private static Board star(String name, int n) {
        return new Board(name, n, 4 * n + 1, cell -> {
            int q = q(cell, n);
            int r = r(cell, n);
            int s = -q - r;
            return Math.min(q, Math.min(r, s)) >= -n || Math.max(q, Math.max(r, s)) <= n;
        });
    }

    private static Board square() {
        return new Board("square16", 0, 16, cell -> true);
    }

    private static int q(Cell cell, int n) {
        return cell.file() - 2 * n;
    }

    private static int r(Cell cell, int n) {
        return cell.rank() - 1 - 2 * n;
    }

    int q(Cell cell) {
        return q(cell, arm);
    }

    int r(Cell cell) {
        return r(cell, arm);
    }

    int s(Cell cell) {
        return -q(cell) - r(cell);
    }

    private List<List<Cell>> raysFrom(Cell start, int[][] directions) {
        List<List<Cell>> all = new ArrayList<>();
        for (int[] direction : directions) {
            List<Cell> ray = new ArrayList<>();
            Cell next = start.towards(direction[0], direction[1]);
            while (cells.contains(next)) {
                ray.add(next);
                next = next.towards(direction[0], direction[1]);
            }
            all.add(ray);
        }
        return all;
    }

    /** All cells in cell order. */
    NavigableSet<Cell> cells() {
        return cells;
    }

    /** The lines that leave a cell, each from its neighbour outwards to the edge. */
    List<List<Cell>> rays(Cell cell) {
        return rays.get(cell);
    }

    /** The cells at most so many steps away, men or no men; itself among them. */
    Set<Cell> within(Cell centre, int steps) {
        Set<Cell> reached = new TreeSet<>(Set.of(centre));
        for (int i = 0; i < steps; i++) {
            for (Cell cell : List.copyOf(reached)) {
                reached.addAll(neighbours(cell));
            }
        }
        return reached;
    }

    List<Cell> neighbours(Cell cell) {
        return rays(cell).stream()
                .filter(ray -> !ray.isEmpty())
                .map(List::getFirst)
                .toList();
    }

    /** The ranks from north to south, each from west to east, as positions write them (N2). */
    List<List<Cell>> ranks() {
        TreeMap<Integer, List<Cell>> byRank =
                cells.stream().collect(Collectors.groupingBy(Cell::rank, TreeMap::new, Collectors.toList()));
        return List.copyOf(byRank.descendingMap().values());
    }
}
