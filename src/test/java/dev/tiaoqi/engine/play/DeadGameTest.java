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
import dev.tiaoqi.engine.game.Refusal;
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
    private static final Drawn LEVEL = drawn("""
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
    private static final Drawn NEARLY_HOME = drawn("""
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
    private static final String TO_AND_FRO = "g6-g5 g8-g9 g5-g6 g9-g8 ";

    private static Drawn drawn(String drawing) {
        return Drawn.star3("A", drawing).with("deadGame", "true").with("pass", "allowed");
    }

    private static Game play(Game game, String moves) {
        Game now = game;
        for (String move : moves.strip().split(" ", -1)) {
            now = Play.accepted(now, move);
        }
        return now;
    }

    private static Game dead(Drawn drawn) {
        return play(drawn.game(), TO_AND_FRO.repeat(5));
    }

    private static DeadGame view(Game game) {
        return game.deadGame().orElseThrow();
    }

    private static String scores(Outcome outcome) {
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

    @Test
    void r38ADeadGameIsLookedAtBeforeThreeRoundsOfPassesAndBeforeTheLastRound() {
        Game passed = play(dead(LEVEL), "g6-h6 g8-h8 h6-g6 h8-g8 -- -- -- -- --");
        assertThat(passed.outcome()).isEmpty();
        assertThat(play(passed, "--").outcome().orElseThrow().reason()).isEqualTo(Reason.DEAD_GAME);
        Game early = play(dead(LEVEL), "-- -- -- -- -- --");
        assertThat(early.outcome().orElseThrow().reason()).isEqualTo(Reason.ALL_PASSED);

        Drawn twenty = LEVEL.with("maxRounds", "20");
        String position = twenty.picture().position().replace(" A 1", " A 6");
        Game last = play(GivenRules.from(twenty.game().rules(), position), TO_AND_FRO.repeat(5));
        last = play(last, "g6-h6 g8-h8 h6-g6 h8-g8 g6-h6 g8-h8 h6-g6 h8-g8 g6-h6 g8-h8");
        assertThat(last.outcome().orElseThrow().reason()).isEqualTo(Reason.DEAD_GAME);
        assertThat(last.outcome().orElseThrow().round()).isEqualTo(20);
        Game before = GivenRules.from(twenty.game().rules(), position.replace(" A 6", " A 7"));
        before = play(before, TO_AND_FRO.repeat(5) + "g6-h6 g8-h8 h6-g6 h8-g8 g6-h6 g8-h8 h6-g6 h8-g8");
        assertThat(before.outcome().orElseThrow().reason()).isEqualTo(Reason.MAX_ROUNDS);
    }

    @Test
    void r38AFinishComesBeforeTheConcession() {
        Game game = play(NEARLY_HOME.game(), "f10-f9 g8-g9 f9-f10 g9-g8 ".repeat(5));
        assertThat(view(game).dead()).isTrue();
        assertThat(view(game).lastMen()).containsEntry(Seat.A, List.of("f10"));
        Outcome outcome = play(game, "f10-f11").outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.FINISHED);
        assertThat(scores(outcome)).isEqualTo("1 0");
    }

    @Test
    void r52OnceAPlayerHasFinishedNobodyConcedes() {
        Game game =
                play(NEARLY_HOME.with("equalTurns", "true").game(), "f10-f9 g8-g9 f9-f10 g9-g8 ".repeat(5) + "f10-f11");
        assertThat(game.outcome()).isEmpty();
        Outcome outcome = play(game, "g8-g7").outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.FINISHED);
        assertThat(scores(outcome)).isEqualTo("1 0");
    }

    @Test
    void r38AConcessionComesBeforeTheDeadline() {
        Drawn atHome = drawn("""
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
                      A
            """).with("homeDeadlines", "11:6");
        Outcome conceded = play(dead(atHome), "j1-j2").outcome().orElseThrow();
        assertThat(conceded.reason()).isEqualTo(Reason.DEAD_GAME);
        Outcome late = play(dead(atHome), "e6-e7").outcome().orElseThrow();
        assertThat(late.reason()).isEqualTo(Reason.PASSIVE);
    }

    @Test
    void r43NeverBarsTheConcession() {
        String moves = "e6-e5 e8-e9 e5-e6 e9-e8 ".repeat(2) + TO_AND_FRO.repeat(3) + "g6-g5 e8-e9";
        Game game = play(LEVEL.with("repetitionLimit", "3").game(), moves);
        assertThat(view(game).dead()).isTrue();
        assertThat(game.legalMoves()).anyMatch(move -> move.text().equals("g5-g6"));
        assertThat(game.barred()).isEmpty();
        assertThat(scores(play(game, "g5-g6").outcome().orElseThrow())).isEqualTo("1 0");
        Game undead = play(
                LEVEL.with("repetitionLimit", "3").with("deadGame", "false").game(), moves);
        assertThat(Play.refused(undead, "g5-g6")).isEqualTo(new Refusal.Repetition("g5", "g6"));
    }

    @Test
    void r43BarsTheSameMoveOnceAPlayerHasFinishedBecauseItConcedesNoMore() {
        Drawn equal = NEARLY_HOME.with("equalTurns", "true").with("repetitionLimit", "3");
        Game game = play(equal.game(), "-- e8-e9 -- e9-e8 ".repeat(2) + "-- g8-g9 -- g9-g8 ".repeat(3) + "-- g8-g9");
        assertThat(game.round()).isEqualTo(12);
        assertThat(play(game, "-- g9-g8").outcome().orElseThrow().reason()).isEqualTo(Reason.DEAD_GAME);
        assertThat(Play.refused(play(game, "f10-f11"), "g9-g8")).isEqualTo(new Refusal.Repetition("g9", "g8"));
    }

    @Test
    void r33AndR34WhoLeavesOrAgreesInADeadGameDoesItAsEver() {
        Game game = play(dead(LEVEL), "g6-g5");
        Outcome resigned =
                Play.accepted(game, new Action.Resign(Seat.A)).outcome().orElseThrow();
        assertThat(resigned.reason()).isEqualTo(Reason.RESIGNATION);
        assertThat(scores(resigned)).isEqualTo("0 1");
        Game offered = Play.accepted(game, new Action.OfferDraw(Seat.A));
        Outcome drawn =
                Play.accepted(offered, new Action.AcceptDraw(Seat.D)).outcome().orElseThrow();
        assertThat(drawn.reason()).isEqualTo(Reason.AGREEMENT);
        assertThat(scores(drawn)).isEqualTo("1/2 1/2");
    }

    @Test
    void r52TimeoutsAndLostTurnsUseTurnsUp() {
        Game timed = dead(LEVEL.with("clock", "perMove 30"));
        timed = Play.accepted(timed, new Action.TimeOut());
        assertThat(view(timed).turnsLeft()).isEqualTo(Map.of(Seat.A, 4, Seat.D, 5));

        Drawn oneAhead = drawn("""
                      .
                     . .
                    . . .
              . . . . . A . . . .
               . . . . . . . . .
                . . D . D . . .
                 . . . . . . .
                . A . A . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("firstEntrySkips", "true");
        Game entered = play(dead(oneAhead), "f10-f11 g8-h8"); // the server passes for A at once
        assertThat(entered.toMove()).contains(Seat.D);
        assertThat(view(entered).turnsLeft()).isEqualTo(Map.of(Seat.A, 3, Seat.D, 4));
    }
}
