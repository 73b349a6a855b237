package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The match score that ranks are worth (R3.6): the mean over the opponents. */
class ScoresTest {

    @ParameterizedTest
    @CsvSource({
        // players, the seats that resign in this order, then whether the rest agree on a draw: the scores
        "2, A, false, A 0 D 1",
        "2, D, false, A 1 D 0",
        "2, '', true, A 1/2 D 1/2",
        "3, AC, false, A 0 C 1/2 E 1",
        "3, '', true, A 1/2 C 1/2 E 1/2",
        "3, E, true, A 3/4 C 3/4 E 0",
        "4, EBA, false, A 2/3 B 1/3 D 1 E 0",
        "4, EB, true, A 5/6 B 1/3 D 5/6 E 0",
        "6, FEDCB, false, A 1 B 4/5 C 3/5 D 2/5 E 1/5 F 0",
        "6, A, true, A 0 B 3/5 C 3/5 D 3/5 E 3/5 F 3/5",
    })
    void r36TheMeanOverTheOpponents(int players, String leaving, boolean draw, String scores) {
        Game game = GivenRules.started(Games.begin(GivenRules.of("star3", 6, players, Map.of("first", "A"))))
                .game();
        game = Play.accepted(game, game.legalMoves().getFirst().text());
        for (String seat : leaving.isEmpty() ? new String[0] : leaving.split("", -1)) {
            if (!seat.isEmpty()) {
                game = Play.accepted(game, new Action.Resign(Seat.valueOf(seat)));
            }
        }
        game = draw ? Play.accepted(game, new Action.AgreeDraw()) : game;
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.score().entrySet().stream()
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(" ")))
                .isEqualTo(scores);
    }
}
