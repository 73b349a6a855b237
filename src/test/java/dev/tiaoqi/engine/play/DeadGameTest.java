package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Score;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games played through to each end that a dead game can have (R5.2), on the small board. */
class DeadGameTest {

    /** Two men each, all of them last men, and both players as far from home: 54 rows. */
    static final Drawn LEVEL = drawn("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . D . D . . .
                 . . . . . . .
                . A . A . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);

    /** A is a step from home, D far from it. */
    static final Drawn NEARLY_HOME = drawn("""
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
            """);

    /** One round and the next: each takes a man a step back, then the same step forward. */
    static final String TO_AND_FRO = "g6-g5 g8-g9 g5-g6 g9-g8 ";

    static Drawn drawn(String drawing) {
        return Drawn.star3("A", drawing).with("deadGame", "true").with("pass", "allowed");
    }

    static Game play(Game game, String moves) {
        Game now = game;
        for (String move : moves.strip().split(" ", -1)) {
            now = Play.accepted(now, move);
        }
        return now;
    }

    static Game dead(Drawn drawn) {
        return play(drawn.game(), TO_AND_FRO.repeat(5));
    }

    static DeadGame view(Game game) {
        return game.deadGame().orElseThrow();
    }

    static String scores(Outcome outcome) {
        return outcome.score().values().stream().map(Score::toString).collect(Collectors.joining(" "));
    }

    @Test
    void r52TheTenthRoundWithoutProgressIsCalledAtItsEndAndTheLastMenAreKnown() {
        Game game = LEVEL.game();
        for (int round = 1; round <= 10; round++) {
            assertThat(view(game).rounds()).isEqualTo(round - 1);
            assertThat(view(game).dead()).isFalse();
            assertThat(view(game).turnsLeft()).isEqualTo(Map.of(Seat.A, 5, Seat.D, 5));
            game = play(game, round % 2 == 1 ? "g6-g5 g8-g9" : "g5-g6 g9-g8");
        }
        assertThat(game.outcome()).isEmpty();
        assertThat(game.round()).isEqualTo(11);
        assertThat(view(game))
                .isEqualTo(new DeadGame(
                        10,
                        OptionalInt.of(10),
                        new TreeMap<>(Map.of(Seat.A, 5, Seat.D, 5)),
                        new TreeMap<>(Map.of(Seat.A, List.of("e6", "g6"), Seat.D, List.of("e8", "g8"))),
                        new TreeMap<>(Map.of(Seat.A, 54, Seat.D, 54))));
        assertThat(view(play(game, "g6-g5")).turnsLeft()).isEqualTo(Map.of(Seat.A, 4, Seat.D, 5));
        assertThat(view(play(game, "g6-g5")).lastMen()).containsEntry(Seat.A, List.of("g5"));
    }

    @Test
    void r52ANewLeastOfEitherBeginsTheCountAnewAndItsOwnRoundIsNotCounted() {
        Game game = play(LEVEL.game(), TO_AND_FRO + "g6-g5 g8-g7");
        assertThat(game.round()).isEqualTo(4);
        assertThat(view(game).rounds()).isZero();
        game = play(game, "g5-g6 e8-e9 " + "g6-g5 e9-e8 g5-g6 e8-e9 ".repeat(4));
        assertThat(game.round()).isEqualTo(13);
        assertThat(view(game).rounds()).isEqualTo(9);
        assertThat(view(game).dead()).isFalse();
        assertThat(view(play(game, "g6-g5 e9-e8")).dead()).isTrue();
    }

    @Test
    void r52TheStartCountsAsANewLeastInTheRoundBeforeTheFirst() {
        String position = LEVEL.picture().position().replace(" A 1", " A 7");
        Game game = GivenRules.from(LEVEL.game().rules(), position);
        game = play(game, TO_AND_FRO.repeat(4) + "g6-g5 g8-g9 g5-g6");
        assertThat(view(game).dead()).isFalse();
        assertThat(view(play(game, "g9-g8")).dead()).isTrue();
    }

    @Test
    void r52NobodyIsToldOfADeadGameWithoutTheOptionAndAfterTheEndOnlySinceWhenItWas() {
        assertThat(LEVEL.with("deadGame", "false").game().deadGame()).isEmpty();
        assertThat(play(dead(LEVEL), "e6-e7").deadGame()).contains(DeadGame.over(10));
        assertThat(Play.accepted(LEVEL.game(), new Action.Resign(Seat.A)).deadGame())
                .isEmpty();
        Game undead = dead(LEVEL.with("deadGame", "false"));
        assertThat(play(undead, "e6-e7").outcome()).isEmpty();
    }

    /** Rows after the conceding move, half a step off the conceder's: 52.5 to 54 and so on. */
    @ParameterizedTest
    @CsvSource({
        "e6-e7, 1 0, 11", // 52.5 : 54, at once, with one of two last men
        "g6-h6 e8-e7, 0 1, 11", // 54 : 52.5, the second player concedes first
        "g6-g5 g8-h8 g5-g6, 3/4 1/4, 12", // 53.5 : 54, the half step
        "g6-g5 g8-h8 e6-e5 h8-g8 e5-e6, 1/4 3/4, 13", // 54.5 : 54, the half step is not enough
        "g6-g5 g8-h8 e6-e5 h8-g8 g5-g4 g8-h8 g4-g5, 0 1, 14", // 55.5 : 54
        "g6-g5 g8-g9 g5-g6, 1 0, 12", // 53.5 : 55
        "g6-h6 g8-h8 h6-g6 h8-g8 g6-h6 g8-h8 h6-g6 h8-g8 e6-e7, 1 0, 15", // on the fifth turn
        "g6-h6 g8-h8 h6-g6 h8-g8 g6-h6 g8-h8 h6-g6 h8-g8 g6-h6 g8-g7, 0 1, 15", // on the last turn of all
        "-- g8-h8 -- h8-g8 -- g8-h8 -- h8-g8 e6-e7, 1 0, 15", // passes use turns up
        "g6-g5 g8-h8 e6-f5 h8-g8 f5-e6, 1/4 3/4, 13" // f5 and g5 were the last men
    })
    void r52TheFirstToConcedeIsScoredAtOnce(String moves, String score, int round) {
        Game game = dead(LEVEL);
        String[] all = moves.split(" ", -1);
        for (int at = 0; at < all.length && game.outcome().isEmpty(); at++) {
            game = Play.accepted(game, all[at]);
        }
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.DEAD_GAME);
        assertThat(scores(outcome)).isEqualTo(score);
        assertThat(outcome.round()).isEqualTo(round);
        List<Seat> order = outcome.ranking().stream().map(List::getFirst).toList();
        assertThat(order)
                .isEqualTo(
                        score.startsWith("0") || score.startsWith("1/4")
                                ? List.of(Seat.D, Seat.A)
                                : List.of(Seat.A, Seat.D));
        assertThat(outcome.ranking()).hasSize(2);
    }

    @Test
    void r52OnlyALastManConcedesAndOnlyToAHigherRow() {
        Game game = play(dead(LEVEL), "g6-g5"); // g5 is the last man now
        Game other = play(game, "g8-h8 e6-d7");
        assertThat(other.outcome()).isEmpty();
        assertThat(play(game, "g8-h8 g5-h5").outcome()).isEmpty();
        assertThat(play(game, "g8-h8 g5-g6").outcome()).isPresent();
        Game nearer = play(other, "h8-g8 d7-d8"); // a new least; what is dead stays so
        assertThat(nearer.standing(Seat.A).distance()).isEqualTo(53);
        assertThat(view(nearer).dead()).isTrue();
        assertThat(view(nearer).rounds()).isEqualTo(10);
        assertThat(view(nearer).turnsLeft()).isEqualTo(Map.of(Seat.A, 2, Seat.D, 3));
    }

    @Test
    void r52WhenBothHaveHadFiveTurnsAndNeitherHasConcededBothHaveLost() {
        Game game = play(dead(LEVEL), TO_AND_FRO.replace("g5-g6", "g5-h5").replace("g9-g8", "g9-f9"));
        game = play(game, "h5-g5 f9-g9 g5-h5 g9-f9 h5-g5");
        assertThat(view(game).turnsLeft()).isEqualTo(Map.of(Seat.A, 0, Seat.D, 1));
        Outcome outcome = play(game, "f9-g9").outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.DEAD_GAME);
        assertThat(outcome.round()).isEqualTo(15);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A, Seat.D)));
        assertThat(outcome.score()).isEqualTo(Map.of(Seat.A, Score.LOSS, Seat.D, Score.LOSS));
    }
}
