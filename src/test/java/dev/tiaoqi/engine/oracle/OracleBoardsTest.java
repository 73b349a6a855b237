package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The oracle's boards are those of R1, counted and measured. */
class OracleBoardsTest {

    @Test
    void theStandardStarHasTheCellsAndNeighboursOfTheRules() {
        Map<Long, Long> cellsByDegree = Board.STAR4.cells().stream()
                .collect(Collectors.groupingBy(OracleBoardsTest::degree, TreeMap::new, Collectors.counting()));
        assertThat(cellsByDegree).isEqualTo(Map.of(2L, 6L, 5L, 6L, 4L, 36L, 6L, 73L));
        assertThat(Board.STAR3.cells()).hasSize(73);
        assertThat(Board.SQUARE16.cells()).hasSize(256);
    }

    private static long degree(Cell cell) {
        return Board.STAR4.rays(cell).stream().filter(ray -> !ray.isEmpty()).count();
    }

    @Test
    void theNamedCellsLieWhereTheRulesSay() {
        Camps camps = Camps.of(Board.STAR4, 10);
        assertThat(camps.row("A", Cell.of("m1"))).isZero();
        assertThat(camps.row("D", Cell.of("e17"))).isZero();
        assertThat(Stream.of("A", "B", "C", "D", "E", "F").map(seat -> camps.row(seat, Cell.of("i9"))))
                .containsOnly(8);
    }

    @ParameterizedTest
    @CsvSource({
        "star4, 10, 120",
        "star4, 13, 144",
        "star4, 15, 160",
        "star4, 19, 184",
        "star3, 6, 56",
        "star3, 10, 80",
        "square16, 13, 326",
        "square16, 19, 450"
    })
    void everySeatHasAsManyCellsAtHomeAsMenAndTheSameWayToGo(String board, int men, int distance) {
        Camps camps = Camps.of(Board.named(board), men);
        for (String seat : camps.corners()) {
            Map<Cell, String> opening = camps.home(seat).stream().collect(Collectors.toMap(cell -> cell, cell -> seat));
            Setup setup = new Setup(Board.named(board), 2, men, Map.of());
            assertThat(opening).as(seat).hasSize(men);
            assertThat(Finish.distance(setup, opening, seat)).as(seat).isEqualTo(distance);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "star4, 10, '2 3 4 6'",
        "star4, 13, '4'",
        "star4, 15, '2 3'",
        "star4, 19, '2'",
        "star4, 6, ''",
        "star3, 6, '2 3 4 6'",
        "star3, 10, '2 3'",
        "square16, 19, '2'",
        "square16, 13, '4'"
    })
    void onlyTheSetupsOfTheRulesCanBePlayed(String board, int men, String players) {
        List<String> playable = Stream.of(1, 2, 3, 4, 5, 6)
                .filter(count -> new Setup(Board.named(board), count, men, Map.of())
                        .problem()
                        .isEmpty())
                .map(Object::toString)
                .toList();
        assertThat(String.join(" ", playable)).isEqualTo(players);
    }
}
