package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moving one man (R2.1 to R2.4), in pictures: the stars are where he may hop to. */
class HopsTest {

    /** The middle rank is e9 to m9: the line of R2.5 is f9, g9, h9 …, the hopping man on f9. */
    private static Drawn line(String rank) {
        return Drawn.star4("A", """
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    %s
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            .
                """.formatted(rank));
    }

    @Test
    void r21AStepOrHopsButNotBothAndOneManOnly() {
        Game game = line(". A D . . . . . .").game();
        assertThat(line(". A D . . . . . .").landings("f9"))
                .containsExactlyInAnyOrder("f10", "e10", "e9", "f8", "g8", "h9");
        Play.accepted(game, "f9:h9");
        for (String move : List.of("f9-g8-g7", "f9:h9-i9", "f9-e9:g9", "f9-g9", "f9-i9", "g9-h9", "f9-f9")) {
            assertThat(game.play(new Action.Move(move))).as(move).isInstanceOf(Played.Refused.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"adjacent", "symmetric"})
    void r25MenOnTwoFourAndSix(String hop) {
        Drawn drawn = line(". A A * D * A * .").with("hop", hop);
        assertThat(drawn.hops("f9")).isEqualTo(drawn.starred());
    }

    @ParameterizedTest
    @ValueSource(strings = {"adjacent", "symmetric"})
    void r25MenOnTwoFourAndFive(String hop) {
        Drawn drawn = line(". A A * D A . . .").with("hop", hop);
        assertThat(drawn.hops("f9")).isEqualTo(drawn.starred());
    }

    @ParameterizedTest
    @ValueSource(strings = {"adjacent", "symmetric"})
    void r25MenOnThreeAndFourAndNoneOnTwo(String hop) {
        Drawn drawn = line(". A . D A . . . .").with("hop", hop);
        assertThat(drawn.hops("f9")).isEmpty();
        assertThat(drawn.landings("f9")).contains("g9");
    }

    @Test
    void r22OverTwoOrThreeMenInARowJustBeforeHim() {
        assertThat(line(". A A D * . . . .").with("hop", "adjacent-2").hops("f9"))
                .containsExactly("i9");
        assertThat(line(". A A D A * . . .").with("hop", "adjacent-3").hops("f9"))
                .containsExactly("j9");
        assertThat(line(". A A D A . . . .").with("hop", "adjacent-2").hops("f9"))
                .isEmpty();
        assertThat(line(". A . D A . . . .").with("hop", "adjacent-2").hops("f9"))
                .isEmpty();
    }

    @Test
    void r22ASymmetricHopIsAsLongAfterTheManAsBefore() {
        Drawn drawn = line(". A . D . * . . .").with("hop", "symmetric");
        assertThat(drawn.hops("f9")).isEqualTo(drawn.starred());
    }

    @ParameterizedTest
    @ValueSource(strings = {". A . D D . . . .", ". A . D . D . . .", ". A . . . . D . ."})
    void r22BothHalvesOfASymmetricHopMustBeClear(String rank) {
        Drawn drawn = line(rank).with("hop", "symmetric");
        assertThat(drawn.hops("f9")).doesNotContain("j9", "l9");
    }

    @Test
    void r23ATriangleOfHopsBackToTheStartIsNoMove() {
        Drawn drawn = Drawn.star4("A", """
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . * . . . . .
                    . . . D D . . . .
                   . . . A D * . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            .
                """);
        assertThat(drawn.hops("h8")).isEqualTo(drawn.starred());
        assertThat(Play.refused(drawn.game(), "h8:h10:j8:h8")).isInstanceOf(Refusal.SameCell.class);
        assertThat(Play.refused(drawn.game(), "h8-h8")).isInstanceOf(Refusal.SameCell.class);
    }

    @Test
    void r23ASymmetricHopGoesAcrossTheCellHeLeftButNotOverHimself() {
        // from i9 over j9 to k9, then back west: h9 is the first man met, across his own empty i9, j9 in the way
        Drawn own = line(". . . . A D . . .").with("hop", "symmetric");
        assertThat(own.hops("i9")).containsExactly("k9");
        // by g11 round to k9's line: the vacated i9 counts as empty between k9 and the pivot
        Drawn around = Drawn.star4("A", """
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . D . . . .
                    * . D . A . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            .
                """).with("hop", "symmetric");
        assertThat(around.hops("i9")).contains("e9");
    }

    @Test
    void r24TheTrailHasTheFewestHopsAndAmongEqualsTheFirstCells() {
        Drawn drawn = Drawn.star4("A", """
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . D D . . . .
                    . . . . . . . . .
                   . . . . D D . . . .
                  . . . . . A . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            .
                """);
        LegalMove around = drawn.game().legalMoves().stream()
                .filter(move -> move.from().equals("j7") && move.to().equals("h11"))
                .findFirst()
                .orElseThrow();
        assertThat(around.trail()).isEqualTo(List.of("j7", "h9", "h11"));
        Played longer = drawn.game().play(new Action.Move("j7:j9:h11"));
        assertThat(longer).isInstanceOf(Played.Accepted.class);
        assertThat(((Played.Accepted) longer).steps().getFirst().done()).isEqualTo(new Action.Move("j7:h9:h11"));
    }
}
