package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.Vectors;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Steps and hops in small, on boards where every way of playing can be tried. */
class OracleRhombusTest {

    private static final int ARRANGEMENTS = Scale.of(4_000, 20_000);

    @Test
    void anArmyAloneNeedsTheMovesThatOthersFound() {
        for (String line : Vectors.lines("rhombus-armies.txt")) {
            String[] row = line.split(" (: )?", -1);
            Board board = Board.rhombus(Integer.parseInt(row[0]));
            int men = Integer.parseInt(row[1]);
            if (arrangements(board.cells().size(), men) <= ARRANGEMENTS) {
                assertThat(leastMoves(board, men)).as(line).isEqualTo(Integer.parseInt(row[2]));
            }
        }
    }

    private static long arrangements(int cells, int men) {
        return men == 0 ? 1 : arrangements(cells, men - 1) * (cells - men + 1) / men;
    }

    private static int leastMoves(Board board, int men) {
        int size = board.ranks().size();
        Setup setup = new Setup(board, 2, men, Map.of("stayInTarget", "false"));
        Set<Cell> goal = corner(board, men, size - 1);
        Set<Set<Cell>> latest = Set.of(corner(board, men, 0));
        Set<Set<Cell>> seen = new HashSet<>(latest);
        int moves = 0;
        while (!latest.contains(goal)) {
            latest = latest.stream()
                    .flatMap(army -> after(setup, army).stream())
                    .filter(seen::add)
                    .collect(Collectors.toSet());
            moves++;
        }
        return moves;
    }

    /** The men nearest to the acute corner at (at, at). */
    private static Set<Cell> corner(Board board, int men, int at) {
        int rows = men == 3 ? 2 : men == 6 ? 3 : 1;
        return board.cells().stream()
                .filter(cell -> Math.abs(cell.file() - at) + Math.abs(cell.rank() - 1 - at) < rows)
                .collect(Collectors.toSet());
    }

    private static Set<Set<Cell>> after(Setup setup, Set<Cell> army) {
        Map<Cell, String> men = new TreeMap<>();
        army.forEach(cell -> men.put(cell, "A"));
        Set<Set<Cell>> all = new HashSet<>();
        for (Move move : Moves.of(setup, men, "A").all()) {
            Set<Cell> next = new TreeSet<>(army);
            next.remove(move.start());
            next.add(move.end());
            all.add(next);
        }
        return all;
    }
}
