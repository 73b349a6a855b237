package dev.tiaoqi.engine.play;

import static dev.tiaoqi.engine.play.DeadGameTest.LEVEL;
import static dev.tiaoqi.engine.play.DeadGameTest.NEARLY_HOME;
import static dev.tiaoqi.engine.play.DeadGameTest.TO_AND_FRO;
import static dev.tiaoqi.engine.play.DeadGameTest.dead;
import static dev.tiaoqi.engine.play.DeadGameTest.drawn;
import static dev.tiaoqi.engine.play.DeadGameTest.play;
import static dev.tiaoqi.engine.play.DeadGameTest.scores;
import static dev.tiaoqi.engine.play.DeadGameTest.view;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A dead game beside the other ends and what else bites in it (R3.3, R3.4, R3.8, R4.3). */
class DeadGameOrderTest {

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
