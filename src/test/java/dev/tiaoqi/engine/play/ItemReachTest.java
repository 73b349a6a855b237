package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.rules.Item;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How far items reach, and where camps keep them out (R8), in pictures: the stars are where they may be used. */
class ItemReachTest {

    @ParameterizedTest
    @EnumSource(names = {"ROADBLOCK", "ROAD_MENDER"})
    void whatIsPlacedLiesWithinThreeStepsOfAnOwnMan(Item item) {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . * * * * . . . .
                  . . . * * * * * . . .
                   . . * * * * * * . .
                    . * * * A * * * .
                   . . * * * * * * . .
                  . . . * * * * * . . .
                 . . . . * * * * . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            .
                """);
        assertThat(drawn.targets(item)).isEqualTo(drawn.starred());
    }

    @Test
    void itIsPlacedOverTheNotchBetweenTwoArmsButInNone() {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . * * * * .
                  . . . . . * * * * . .
                 . . . . . * * * D . . .
                . . . . . * * * A . . . .
                         . . . .
                          . . .
                           . .
                            .
                """);
        assertThat(drawn.targets(Item.ROADBLOCK)).isEqualTo(drawn.starred());
    }

    @Test
    void aManAtHomeReachesOutOfItButMayPlaceNothingInIt() {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . * * * * . . . . .
                . . . . * * * * . . . . .
                         . . . .
                          A . .
                           . .
                            .
                """);
        assertThat(drawn.targets(Item.ROAD_MENDER)).isEqualTo(drawn.starred());
    }

    @Test
    void withFifteenMenTheRowBeforeTheArmIsCampToo() {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . * * * * . . . .
                    . * * * * * . . .
                   . * * * * * * . . .
                  . . * * A * * * . . .
                 . . . * * * * * . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            .
                """).with("men", "15");
        assertThat(drawn.targets(Item.ROADBLOCK)).isEqualTo(drawn.starred());
    }

    @Test
    void aWingFliesFourStepsOverMenToEmptyCells() {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . * * * * * . . . .
                 . . . * * * * * * . . .
                  . . * * * * * * * . .
                   . * * * * * * * * .
                    * * * * A * D * *
                   . * * * * * * * * .
                  . . * * * * * * * . .
                 . . . * * * * * * . . .
                . . . . * * * * * . . . .
                         . . . .
                          . . .
                           . .
                            .
                """);
        assertThat(drawn.targets(Item.WING, "i9")).isEqualTo(drawn.starred());
    }

    @Test
    void aWingStopsInNoCornerThatIsNotItsOwnersWhateverElseIsAllowed() {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . * * * * .
                    . . . . * * * * *
                   . . . . * * * * * .
                  . . . . * * * * * . .
                 . . . . * * * * A . . .
                . . . . . * * * * . . . .
                         . * * *
                          . * *
                           . *
                            .
                """).with("foreignCamps", "allowed");
        assertThat(drawn.targets(Item.WING, "m6")).isEqualTo(drawn.starred());
    }

    @Test
    void aWingFliesFromAForeignCornerOverTheNotchHome() {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    * * * . . . . . .
                   . * * * . . . . . .
                  . . * * * . . . . . .
                 . . . * * * . . . . . .
                . . A . * * * . . . . . .
                         * * . .
                          * . .
                           . .
                            .
                """);
        assertThat(drawn.targets(Item.WING, "g5")).isEqualTo(drawn.starred());
    }

    @Test
    void aWhirlwindBlowsWhereNoneOfItsSevenCellsIsCamp() {
        Drawn drawn = items("""
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . * * * * . . . .
                  . . . * * * * * . . .
                   . . * * * * * * . .
                    . * * * * * * * .
                   . . * * * * * * . .
                  . . . * * * * * . . .
                 . . . . * * * * . . . .
                . . . . . . . . . . . . .
                         A . . .
                          . . .
                           . .
                            .
                """).with("pass", "allowed");
        assertThat(drawn.targets(Item.WHIRLWIND, "--", "")).isEqualTo(drawn.starred());
    }

    @Test
    void withThreePlayersOfFifteenMenCampsLieAllAround() {
        Drawn drawn = items("""
                            .
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . E . .
                 . C . . . . . . . . . .
                  . . . . * * * . . . .
                   . . . * * * * . . .
                    . . * * * * * . .
                   . . . * * * * . . .
                  . . . . * * * . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         A . . .
                          . . .
                           . .
                            .
                """).with("players", "3").with("men", "15").with("pass", "allowed");
        assertThat(drawn.targets(Item.WHIRLWIND, "--", "")).isEqualTo(drawn.starred());
    }

    /** The star is wide enough at its notches: no way on the board is longer than over the gap. */
    @Test
    void stepsAcrossTheBoardAreAsManyAsTheDistanceSays() {
        Topology star = Topology.STAR4;
        for (int from = 0; from < star.size(); from++) {
            TreeSet<Integer> reached = new TreeSet<>();
            reached.add(from);
            for (int steps = 0; reached.size() < star.size(); steps++) {
                int within = steps;
                int start = from;
                assertThat(reached)
                        .containsExactlyElementsOf(IntStream.range(0, star.size())
                                .filter(cell -> star.distance(start, cell) <= within)
                                .boxed()
                                .toList());
                reached.addAll(reached.stream()
                        .flatMap(cell -> IntStream.range(0, star.directions())
                                .mapToObj(way -> star.ray(cell, way))
                                .filter(ray -> ray.length > 0)
                                .map(ray -> ray[0]))
                        .toList());
            }
        }
    }

    private static Drawn items(String drawing) {
        return Drawn.star4("A", drawing).with("items", "true");
    }
}
