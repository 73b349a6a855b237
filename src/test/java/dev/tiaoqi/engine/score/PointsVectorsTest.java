package dev.tiaoqi.engine.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Vectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The points that were reckoned elsewhere for given results are those of R6 here. */
class PointsVectorsTest {

    static Stream<String> points() {
        return Vectors.lines("points.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("points")
    void aResultIsWorthWhatItIsWorthElsewhere(String row) {
        String[] parts = row.split(" : ", -1);
        String head = parts[0].substring(2); // the number of players shows in the seats
        assertThat(Given.points(Given.ended(head, parts[1]))).isEqualTo(parts[2]);
    }
}
