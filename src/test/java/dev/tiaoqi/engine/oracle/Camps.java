package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Homes, targets and corners of a board when each seat has so many men (R1.3, R1.4, R1.6). */
final class Camps {

    /** Laid out once for each board and number of men. */
    private static final Map<String, Camps> KNOWN = new ConcurrentHashMap<>();

    private final Board board;
    private final int men;
    private final Map<String, Set<Cell>> homes = new TreeMap<>();
    private final Map<String, Set<Cell>> foreign = new TreeMap<>();

    private Camps(Board board, int men) {
        this.board = board;
        this.men = men;
        for (String seat : corners()) {
            homes.put(seat, board.arm > 0 ? starHome(seat) : squareHome(seat));
            foreign.put(seat, foreignTo(seat));
        }
    }

    static Camps of(Board board, int men) {
        return KNOWN.computeIfAbsent(board.name + " " + men, key -> new Camps(board, men));
    }

    /** The letters of all corners, clockwise from the south or south-west (N2). */
    List<String> corners() {
        return board.arm > 0 ? List.of("A", "B", "C", "D", "E", "F") : List.of("A", "B", "C", "D");
    }

    String opposite(String seat) {
        List<String> all = corners();
        return all.get((all.indexOf(seat) + all.size() / 2) % all.size());
    }

    Set<Cell> home(String seat) {
        return homes.get(seat);
    }

    Set<Cell> target(String seat) {
        return home(opposite(seat));
    }

    /** R2.6: on the star a corner is its arm however many men are played. */
    Set<Cell> corner(String seat) {
        return board.arm > 0 ? arm(seat) : squareHome(seat);
    }

    /** R2.6: the corners that are neither this seat's home nor his target. */
    Set<Cell> foreign(String seat) {
        return foreign.get(seat);
    }

    private Set<Cell> foreignTo(String seat) {
        return corners().stream()
                .filter(other -> !other.equals(seat) && !other.equals(opposite(seat)))
                .flatMap(other -> corner(other).stream())
                .collect(Collectors.toSet());
    }

    /** R5.1: how far a cell is from the home tip along the axis from home to target. */
    int row(String seat, Cell cell) {
        return board.arm > 0 ? starRow(seat, cell) : rankRow(seat, cell) + fileRow(seat, cell);
    }

    private int starRow(String seat, Cell cell) {
        int tip = 2 * board.arm;
        return switch (seat) {
            case "A" -> tip + board.r(cell);
            case "B" -> tip - board.s(cell);
            case "C" -> tip + board.q(cell);
            case "D" -> tip - board.r(cell);
            case "E" -> tip + board.s(cell);
            case "F" -> tip - board.q(cell);
            default -> throw new IllegalArgumentException(seat);
        };
    }

    private static int rankRow(String seat, Cell cell) {
        return seat.equals("A") || seat.equals("D") ? cell.rank() - 1 : 16 - cell.rank();
    }

    private static int fileRow(String seat, Cell cell) {
        return seat.equals("A") || seat.equals("B") ? cell.file() : 15 - cell.file();
    }

    private Set<Cell> arm(String seat) {
        return board.cells().stream()
                .filter(cell -> starRow(seat, cell) < board.arm)
                .collect(Collectors.toSet());
    }

    /** R1.4: the arm, then so many cells from the middle of the next hexagon row, and of the one after. */
    private Set<Cell> starHome(String seat) {
        int extra = men - arm(seat).size();
        int firstRow = Math.min(extra, board.arm + 1);
        Set<Cell> home = new TreeSet<>(arm(seat));
        home.addAll(middle(seat, board.arm, firstRow));
        home.addAll(middle(seat, board.arm + 1, extra - firstRow));
        return home;
    }

    private List<Cell> middle(String seat, int row, int count) {
        List<Cell> line = board.cells().stream()
                .filter(cell -> starRow(seat, cell) == row && inHexagon(cell))
                .toList();
        int left = (line.size() - count) / 2;
        return line.subList(left, left + count);
    }

    private boolean inHexagon(Cell cell) {
        return Math.max(Math.abs(board.q(cell)), Math.max(Math.abs(board.r(cell)), Math.abs(board.s(cell))))
                <= board.arm;
    }

    /** R1.6: 5, 5, 4, 3, 2 men for two players, 4, 4, 3, 2 for four. */
    private Set<Cell> squareHome(String seat) {
        List<Integer> widths = men == 19 ? List.of(5, 5, 4, 3, 2) : List.of(4, 4, 3, 2);
        return board.cells().stream()
                .filter(cell -> rankRow(seat, cell) < widths.size())
                .filter(cell -> fileRow(seat, cell) < widths.get(rankRow(seat, cell)))
                .collect(Collectors.toSet());
    }
}
