package dev.tiaoqi.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The boards of R1: how many cells, what they are called, which lie beside each other, and whose corner is where. */
class TopologyTest {

    static Stream<Topology> boards() {
        return Stream.of(Topology.STAR4, Topology.STAR3, Topology.SQUARE16);
    }

    private static Map<Integer, Integer> degrees(Topology board) {
        Map<Integer, Integer> degrees = new TreeMap<>();
        for (int cell = 0; cell < board.size(); cell++) {
            degrees.merge(neighbours(board, cell).size(), 1, Integer::sum);
        }
        return degrees;
    }

    private static List<Integer> neighbours(Topology board, int cell) {
        return IntStream.range(0, board.directions())
                .mapToObj(direction -> board.ray(cell, direction))
                .filter(ray -> ray.length > 0)
                .map(ray -> ray[0])
                .toList();
    }

    private static String names(Topology board, CellSet cells) {
        return cells.cells().mapToObj(board::name).collect(Collectors.joining(" "));
    }

    @Test
    void r11TheStandardStarHasSixTipsAndSoOn() {
        assertThat(Topology.STAR4.size()).isEqualTo(121);
        assertThat(degrees(Topology.STAR4)).isEqualTo(Map.of(2, 6, 4, 36, 5, 6, 6, 73));
        assertThat(Topology.STAR3.size()).isEqualTo(73);
        assertThat(Topology.SQUARE16.size()).isEqualTo(256);
        assertThat(degrees(Topology.SQUARE16)).isEqualTo(Map.of(3, 4, 5, 56, 8, 196));
    }

    @ParameterizedTest
    @CsvSource({"star4, 17, e17, m1", "star3, 13, d13, j1", "square16, 16, a16, p1"})
    void r12RanksGoFromNorthToSouthAndFilesFromWestToEast(String name, int ranks, String first, String last) {
        Topology board = Topology.named(name).orElseThrow();
        assertThat(board.ranks()).hasSize(ranks);
        assertThat(board.name(board.ranks().getFirst()[0])).isEqualTo(first);
        int[] south = board.ranks().getLast();
        assertThat(board.name(south[south.length - 1])).isEqualTo(last);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void r12EveryCellHasANameOfItsOwnAndTheirOrderIsByRankThenFile(Topology board) {
        for (int cell = 0; cell < board.size(); cell++) {
            assertThat(board.cell(board.name(cell))).contains(cell);
        }
        List<String> names =
                IntStream.range(0, board.size()).mapToObj(board::name).toList();
        assertThat(names).isSortedAccordingTo((one, other) -> {
            int ranks = Integer.compare(rank(one), rank(other));
            return ranks != 0 ? ranks : Character.compare(one.charAt(0), other.charAt(0));
        });
        assertThat(board.cell("z99")).isEmpty();
    }

    @Test
    void r12TheCentreIsI9AndEachLineKeepsItsRankItsFileOrTheirSum() {
        Topology star = Topology.STAR4;
        int centre = star.cell("i9").orElseThrow();
        for (int direction = 0; direction < 6; direction++) {
            List<String> line = IntStream.of(star.ray(centre, direction))
                    .mapToObj(star::name)
                    .toList();
            assertThat(line.stream().allMatch(name -> rank(name) == 9)
                            || line.stream().allMatch(name -> name.charAt(0) == 'i')
                            || line.stream().allMatch(name -> rank(name) + name.charAt(0) == 9 + 'i'))
                    .as("%s", line)
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void theTablesOfNeighboursTurnAndMirrorWithTheBoard(Topology board) {
        for (int cell = 0; cell < board.size(); cell++) {
            assertThat(neighbours(board, board.turned(cell, 1)))
                    .containsExactlyInAnyOrderElementsOf(neighbours(board, cell).stream()
                            .map(neighbour -> board.turned(neighbour, 1))
                            .toList());
            assertThat(neighbours(board, board.mirrored(cell)))
                    .containsExactlyInAnyOrderElementsOf(neighbours(board, cell).stream()
                            .map(board::mirrored)
                            .toList());
            assertThat(board.turned(cell, board.corners())).isEqualTo(cell);
            assertThat(board.mirrored(board.mirrored(cell))).isEqualTo(cell);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "star4, 10, A, j4 k4 l4 m4 k3 l3 m3 l2 m2 m1",
        "star4, 13, A, j4 k4 l4 m4 k3 l3 m3 l2 m2 m1 j5 k5 l5",
        "star4, 15, A, j4 k4 l4 m4 k3 l3 m3 l2 m2 m1 i5 j5 k5 l5 m5",
        "star4, 19, A, j4 k4 l4 m4 k3 l3 m3 l2 m2 m1 i5 j5 k5 l5 m5 i6 j6 k6 l6",
        "star3, 6, D, d13 d12 e12 d11 e11 f11",
        "star3, 10, A, j1 i2 j2 h3 i3 j3 g4 h4 i4 j4",
        "square16, 19, A, a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 a4 b4 c4 a5 b5",
        "square16, 13, D, m1 n1 o1 p1 m2 n2 o2 p2 n3 o3 p3 o4 p4",
    })
    void r14CampsHaveTheseCells(String name, int men, Seat seat, String cells) {
        Topology board = Topology.named(name).orElseThrow();
        assertThat(names(board, board.home(seat, men)).split(" ")).containsExactlyInAnyOrder(cells.split(" "));
    }

    @Test
    void r13CampsFollowEachOtherClockwiseFromTheSouth() {
        Topology star = Topology.STAR4;
        assertThat(Stream.of(Seat.values()).map(seat -> tip(star, seat)))
                .containsExactly("m1", "e5", "a13", "e17", "m13", "q5");
        assertThat(Stream.of(Seat.A, Seat.B, Seat.C, Seat.D).map(seat -> tip(Topology.SQUARE16, seat)))
                .containsExactly("a1", "a16", "p16", "p1");
    }

    @ParameterizedTest
    @CsvSource({
        "19, A, a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 a4 b4 c4 a5 b5",
        "19, C, o12 p12 n13 o13 p13 m14 n14 o14 p14 l15 m15 n15 o15 p15 l16 m16 n16 o16 p16",
        "13, A, a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 a4 b4",
        "13, B, a13 b13 a14 b14 c14 a15 b15 c15 d15 a16 b16 c16 d16",
        "13, C, o13 p13 n14 o14 p14 m15 n15 o15 p15 m16 n16 o16 p16",
        "13, D, m1 n1 o1 p1 m2 n2 o2 p2 n3 o3 p3 o4 p4",
    })
    void r16TheSquaresCorners(int men, Seat seat, String cells) {
        assertThat(names(Topology.SQUARE16, Topology.SQUARE16.home(seat, men))).isEqualTo(cells);
    }

    @Test
    void r51TheRemainingDistanceOfTheOpeningIs120() {
        Topology star = Topology.STAR4;
        int target = star.target(Seat.D, 10)
                .cells()
                .map(cell -> star.row(Seat.D, cell))
                .sum();
        int home = star.home(Seat.D, 10)
                .cells()
                .map(cell -> star.row(Seat.D, cell))
                .sum();
        assertThat(target - home).isEqualTo(120);
    }

    @Test
    void campsOfOtherSizesAreRefused() {
        assertThatThrownBy(() -> Topology.STAR4.home(Seat.A, 11)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Topology.STAR3.home(Seat.A, 15)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Topology.SQUARE16.home(Seat.A, 10)).isInstanceOf(IllegalArgumentException.class);
    }

    /** The cell in row 0 of the seat's way. */
    private static String tip(Topology board, Seat seat) {
        return IntStream.range(0, board.size())
                .filter(cell -> board.row(seat, cell) == 0)
                .mapToObj(board::name)
                .collect(Collectors.joining());
    }

    private static int rank(String name) {
        return Integer.parseInt(name.substring(1));
    }
}
