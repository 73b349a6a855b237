package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.Vectors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** One man against one on a little rhombus: every position is won, lost or drawn as others have proved. */
class OracleSolvedTest {

    private static final int SIZE = Scale.of(5, 7);

    @Test
    void oneManAgainstOneIsWonAsOthersProved() {
        for (String line : Vectors.lines("rhombus-solved.txt")) {
            String[] row = line.split(" (: )?", -1);
            int size = Integer.parseInt(row[0]);
            if (row[1].equals("1") && size <= SIZE) {
                assertThat(new Duel(size).facts()).as(line).isEqualTo(line.substring(line.indexOf(':') + 2));
            }
        }
    }

    /** Where the man to move and the other stand; the mover goes from his own corner to the other's. */
    private record Stand(Cell mover, Cell other) {}

    private static final class Duel {

        private final Board board;
        private final Setup setup;
        private final Cell far;

        /** Plies to the end with best play: even for the loser, odd for the winner. */
        private final Map<Stand, Integer> plies = new HashMap<>();

        private final Set<Stand> legal = new LinkedHashSet<>();
        private int illegal;

        Duel(int size) {
            board = Board.rhombus(size);
            setup = new Setup(board, 2, 1, Map.of("stayInTarget", "false"));
            far = new Cell(size - 1, size);
            sortStands();
            boolean grows = true;
            for (int depth = 0; grows || depth < 2; depth++) {
                grows = settle(depth);
            }
        }

        /** A stand is illegal when the side to move has won already, and lost when the other has. */
        private void sortStands() {
            for (Cell mover : board.cells()) {
                for (Cell other : board.cells()) {
                    if (mover.equals(far)) {
                        illegal += other.equals(mover) ? 0 : 1;
                    } else if (!other.equals(mover)) {
                        legal.add(new Stand(mover, other));
                    }
                }
            }
        }

        private boolean settle(int depth) {
            List<Stand> settled = legal.stream()
                    .filter(stand -> !plies.containsKey(stand) && isSettled(stand, depth))
                    .toList();
            settled.forEach(stand -> plies.put(stand, depth));
            return !settled.isEmpty();
        }

        private boolean isSettled(Stand stand, int depth) {
            if (stand.other().equals(turned(far))) {
                return depth == 0;
            }
            List<Integer> next = new ArrayList<>();
            after(stand).forEach(each -> next.add(plies.get(each)));
            return depth % 2 == 1
                    ? next.contains(depth - 1)
                    : depth > 0 && next.stream().allMatch(n -> n != null && n % 2 == 1);
        }

        /** The stands after a move as the other sees them: the board turned, so that he too goes up. */
        private List<Stand> after(Stand stand) {
            Map<Cell, String> men = Map.of(stand.mover(), "A", stand.other(), "B");
            return Moves.of(setup, men, "A").all().stream()
                    .map(move -> new Stand(turned(stand.other()), turned(move.end())))
                    .filter(legal::contains)
                    .toList();
        }

        private Cell turned(Cell cell) {
            return new Cell(far.file() - cell.file(), far.rank() + 1 - cell.rank());
        }

        /** The first player wins what he is to move in and wins, and, the board turned, what his opponent loses. */
        String facts() {
            int positions = 2 * (legal.size() + illegal);
            int draws = 2 * (legal.size() - plies.size());
            Stand start = new Stand(turned(far), far);
            return positions + " " + plies.size() + " " + draws + " " + 2 * illegal + " " + plies.get(start);
        }
    }
}
