package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.SeatState;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stalling costs: men still at home (R4.1), turns let run out (R4.2). */
class DeadlinesTest {

    @ParameterizedTest
    @CsvSource({
        // deadlines, then A's and D's moves from the opening in turn: how A and D stand then
        "1:1, i3-i4, playing, playing",
        "1:2, i3-i4, passive, playing",
        "1:1, j2:h4 e11-e10, playing, playing",
        "2:2, i3-i4 e11-e10, playing, playing",
        "2:2, i3-i4 e11-e10 i4-i5, passive, playing",
        "2:2, i3-i4 e11-e10 h3-h4, playing, playing",
        "2:1, i3-i4 e11-e10 i4-i3, passive, playing",
        "1:1 2:2, i3-i4 e11-e10 h3-h4 e10-e9, playing, passive",
    })
    void r41FewerMenOutsideHisHomeThanAskedMakeHimPassive(String list, String moves, String a, String d) {
        Game game = GivenRules.started(
                        Games.begin(GivenRules.of("star3", 6, 2, Map.of("first", "A", "homeDeadlines", list))))
                .game();
        for (String move : moves.split(" ", -1)) {
            game = Play.accepted(game, move);
        }
        assertThat(game.standing(Seat.A).state().text()).isEqualTo(a);
        assertThat(game.standing(Seat.D).state().text()).isEqualTo(d);
    }

    @ParameterizedTest
    @CsvSource({
        // A's turns: t lets the time run out, m moves, p passes; D moves; has A quit?
        "tt, false",
        "ttt, true",
        "tmtt, false",
        "ttmtt, false",
        "ttmttt, true",
        "ttptt, false",
    })
    void r42ThreeTimeoutsInARowOfHisOwnTurnsAreQuitting(String turns, boolean quit) {
        Map<String, String> options = Map.of("first", "A", "clock", "perMove 30", "pass", "allowed");
        Game game = GivenRules.started(Games.begin(GivenRules.of("star3", 6, 2, options)))
                .game();
        for (int at = 0; at < turns.length(); at++) {
            game = switch (turns.charAt(at)) {
                case 't' -> Play.accepted(game, new Action.TimeOut());
                case 'p' -> Play.accepted(game, "--");
                default -> Play.accepted(game, game.legalMoves().getFirst().text());
            };
            if (game.outcome().isEmpty()) {
                game = Play.accepted(game, game.legalMoves().getFirst().text());
            }
        }
        assertThat(game.standing(Seat.A).state()).isEqualTo(quit ? SeatState.QUIT : SeatState.PLAYING);
    }

    @ParameterizedTest
    @CsvSource({"fischer 600+10", "correspondence 3d"})
    void r42AFallenFlagIsQuitting(String clock) {
        Game game = GivenRules.started(Games.begin(GivenRules.of("star3", 6, 2, Map.of("first", "A", "clock", clock))))
                .game();
        game = Play.accepted(game, new Action.TimeOut());
        assertThat(game.standing(Seat.A).state()).isEqualTo(SeatState.QUIT);
        assertThat(game.outcome().orElseThrow().reason().text()).isEqualTo("timeout");
    }
}
