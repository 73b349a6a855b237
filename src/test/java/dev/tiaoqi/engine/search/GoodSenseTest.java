package dev.tiaoqi.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.game.Game;
import org.junit.jupiter.api.Test;

/** What nobody may laugh at the first computer player for, in pictures. */
class GoodSenseTest {

    private static final Budget PLENTY = Budget.nodes(20_000);

    private static String thought(Game game) {
        return Thinkers.level(1).think(game, PLENTY).move();
    }

    private static Drawn capture(String drawing) {
        return Drawn.star3("A", drawing).with("capture", "true");
    }

    @Test
    void r93ItTakesTheManAndOfTwoWaysTheOneThatTakesMore() {
        Game game = capture("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . D . . . .
                . . D A D . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      D
            """).game();
        String taking = thought(game);
        assertThat(game.legalMoves().stream()
                        .filter(move -> move.text().equals(taking))
                        .mapToInt(move -> move.captured().size()))
                .as(taking)
                .containsExactly(game.legalMoves().stream()
                        .mapToInt(move -> move.captured().size())
                        .max()
                        .orElseThrow());
    }

    @Test
    void r93ItLeavesNoManToBeTaken() {
        Game game = capture("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . D . . . .
                 . . . . . . .
                . . . A . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).game();
        Game after = Play.accepted(game, thought(game));
        assertThat(after.legalMoves())
                .as(after.toString())
                .allMatch(move -> move.captured().isEmpty());
    }

    @Test
    void r8WhoIsFencedInUsesAnItemAndDoesNotPass() {
        Game game = Drawn.star4("A", """
                            .
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . x x . . .
                   . . . . x A x . . .
                  . . . . . x x . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            D
                """).with("items", "true").game();
        assertThat(game.legalMoves()).isEmpty();
        assertThat(thought(game)).startsWith("W@");
    }

    @Test
    void r8TheLastManFarBehindFliesOrGoesTwice() {
        Game game = Drawn.star4("A", """
                            A
                           A A
                          A A A
                         A A A .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         D D D D
                          . . D
                           . .
                            A
                """).with("items", "true").game();
        assertThat(thought(game)).startsWith("W@m1~");
    }

    @Test
    void r52ItConcedesWhereThatWinsADeadGame() {
        Game game = Drawn.star3("A", """
                      A
                     A A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . D . D . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """)
                .with("deadGame", "true")
                .with("pass", "allowed")
                .game();
        while (game.deadGame().filter(dead -> dead.dead()).isEmpty()) {
            game = Play.accepted(game, "--");
            game = Play.accepted(
                    game,
                    game.passedRounds() == 2 ? game.legalMoves().getFirst().text() : "--");
        }
        String conceded = thought(game);
        assertThat(Play.accepted(game, conceded)
                        .outcome()
                        .orElseThrow()
                        .ranking()
                        .getFirst())
                .as(conceded)
                .containsExactly(game.toMove().orElseThrow());
    }
}
