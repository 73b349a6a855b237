package dev.tiaoqi.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Seating;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first computer player: legal, forward, home in the end. */
class ForwardTest {

    private static final Budget PLENTY = Budget.nodes(Scale.of(4_000, 20_000));

    static Stream<Rules> everyBoard() {
        return Stream.of("star4", "star3", "square16")
                .flatMap(board -> Seating.players(board).stream()
                        .flatMap(players -> Seating.men(board, players).stream()
                                .flatMap(men -> Stream.of("adjacent", "symmetric")
                                        .map(hop -> GivenRules.of(
                                                board, men, players, Map.of("first", "A", "hop", hop))))));
    }

    @ParameterizedTest
    @MethodSource("everyBoard")
    void computersAloneAllGetHome(Rules rules) {
        Game game = GivenRules.started(Games.begin(rules)).game();
        while (game.outcome().isEmpty()) {
            game = Play.accepted(game, Thinkers.level(1).think(game, PLENTY).move());
        }
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.FINISHED);
        assertThat(game.round()).isLessThan(150);
    }

    @Test
    void againstOneWhoMovesAtRandomItLeavesItsHomeAndWins() {
        for (int seed = 1; seed <= Scale.of(5, 50); seed++) {
            Random random = new Random(seed);
            Game game = GivenRules.started(Games.begin(GivenRules.of("star4", 10, 2, Map.of("first", "A"))))
                    .game();
            while (game.outcome().isEmpty()) {
                boolean computer = game.toMove().orElseThrow() == Seat.A;
                game = Play.accepted(
                        game,
                        computer
                                ? Thinkers.level(1).think(game, PLENTY).move()
                                : game.legalMoves()
                                        .get(random.nextInt(game.legalMoves().size()))
                                        .text());
            }
            assertThat(game.outcome().orElseThrow().ranking())
                    .as("seed %d: %s", seed, game)
                    .isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
        }
    }

    @Test
    void theSameGameIsThoughtAboutTheSame() {
        Game game = GivenRules.started(Games.begin(GivenRules.of("star4", 10, 2, Map.of("first", "A"))))
                .game();
        assertThat(Thinkers.level(1).think(game, PLENTY))
                .isEqualTo(Thinkers.level(1).think(game, PLENTY));
    }
}
