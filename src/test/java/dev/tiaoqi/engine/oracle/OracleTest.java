package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.Vectors;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The oracle agrees with every leaf count and move list that came from elsewhere. */
class OracleTest {

    /** As deep as stays a matter of seconds: no more leaves than this. */
    private static final long LEAVES = Scale.of(20_000, 1_000_000_000);

    @ParameterizedTest
    @ValueSource(strings = {"perft.txt", "perft-deep.txt", "perft-refused.txt"})
    void countsTheLeavesThatOthersCounted(String file) {
        for (Vectors.Row row : Vectors.rows(file)) {
            List<Long> leaves = row.leaves();
            for (int depth = 1; depth <= leaves.size() && leaves.get(depth - 1) <= LEAVES; depth++) {
                assertThat(Oracle.perft(row.board(), row.men(), row.players(), row.options(), depth))
                        .as("%s, depth %d", row, depth)
                        .isEqualTo(leaves.get(depth - 1));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves.txt", "moves-published.txt"})
    void findsTheMovesThatOthersFound(String file) {
        for (Vectors.Row row : Vectors.rows(file)) {
            List<String> found = Oracle.legalMoves(row.position(), row.men(), row.players(), row.options()).stream()
                    .map(move -> move.from() + "-" + move.to())
                    .sorted()
                    .toList();
            assertThat(found).as(row.toString()).isEqualTo(row.moves());
        }
    }

    @Test
    void writesEveryPositionAsItReadIt() {
        for (Vectors.Row row : Vectors.rows("moves.txt")) {
            assertThat(Position.of(row.position()).toString()).isEqualTo(row.position());
        }
    }
}
