package dev.tiaoqi.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.play.Games;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A flag that falls in a game with dice (R4.2, R9.1) takes the throw along, and is read back (N3, N4). */
class FlagRecordsTest {

    @ParameterizedTest
    @ValueSource(strings = {"fischer 600+10", "correspondence 3d"})
    void n4AFlagThatFallsAfterTheThrowIsReadBack(String clock) {
        Game game = thrown(moves(begun(2, clock), 3));
        game = Play.accepted(game, new Action.TimeOut());
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.TIMEOUT);
        assertThat(RoundTrip.movetext(game)).endsWith("D#quits A 1, D 0");
        RoundTrip.isKept(game);
    }

    @Test
    void r42AFlagFallsWhetherTheDieIsThrownOrNot() {
        Game game = moves(begun(2, "fischer 600+10"), 3);
        assertThat(game.awaitsThrow()).isTrue();
        RoundTrip.isKept(Play.accepted(game, new Action.TimeOut()));
    }

    @Test
    void n4SomebodyWhoQuitOnTurnBeforeTheFlagFellIsReadBackToo() {
        Game game = thrown(moves(begun(3, "fischer 600+10"), 4));
        game = Play.accepted(game, new Action.Quit(Seat.C));
        game = Play.accepted(thrown(game), new Action.TimeOut());
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.TIMEOUT);
        RoundTrip.isKept(game);
    }

    private static Game begun(int players, String clock) {
        return GivenRules.started(Games.begin(
                        GivenRules.of("star3", 6, players, Map.of("dice", "true", "clock", clock, "first", "A"))))
                .game();
    }

    private static Game thrown(Game game) {
        return Play.accepted(game, new Action.Throw(1));
    }

    private static Game moves(Game game, int turns) {
        Game now = game;
        while (now.ply() < turns) {
            now = thrown(now);
            now = Play.accepted(now, now.legalMoves().getFirst().text());
        }
        return now;
    }
}
