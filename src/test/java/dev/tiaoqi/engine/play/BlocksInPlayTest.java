package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.rules.Problem;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Roadblocks and road-menders in positions of a game's middle (N2, R8), and turns begun where there are none. */
class BlocksInPlayTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            capture,       Ai9 De17 xh9, obstacleNotInGame
            dice,          Ai9 De17 oh9, obstacleNotInGame
            items,         Ai9 De17 xm1, obstacleInCamp
            items,         Ai9 De17 xa13, obstacleInCamp
            stayInTarget,  Ai9 De17 xm1, obstacleInCamp
            items,         Ai9 De17 xh9, none
            stayInTarget,  Ai9 De17 oh9, none""")
    void r8TheyLieWhereItemsCanPutThem(String kind, String pieces, String problem) {
        Begun begun = Games.look(GivenRules.of("star4", 10, 2, Map.of(kind, "true")), ItemTable.position(pieces));
        assertThat(
                        begun instanceof Begun.ImpossiblePosition none
                                ? none.problems().stream()
                                        .map(Problem::code)
                                        .toList()
                                        .toString()
                                : "[none]")
                .isEqualTo("[" + problem + "]");
    }

    @Test
    void r8NoTurnIsBegunInPartsInAGameWithoutItems() {
        for (String kind : new String[] {"capture", "dice", "stayInTarget"}) {
            Game game = GivenRules.from(
                    GivenRules.of("star4", 10, 2, Map.of(kind, "true")), ItemTable.position("Ai9 Dj9 De17"));
            if (game.awaitsThrow()) {
                game = Play.accepted(game, new Action.Throw(1));
            }
            assertThat(game.toMove()).contains(Seat.A);
            assertThat(GivenRules.moves(game)).contains("i9-k9");
            assertThat(game.draft("i9:k9")).isInstanceOf(Drafted.Refused.class);
            assertThat(game.draft("")).isInstanceOf(Drafted.Begun.class);
        }
    }
}
