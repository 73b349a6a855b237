package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Barred;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Who is next and in which round, leaving, draws, returns and stuck players (R2.8, R2.9, R3.3, R3.4, R3.7, R4.3). */
class CourseTest {

    private static final Rules SIX = GivenRules.of("star3", 6, 6, Map.of("first", "C"));

    private static Game opening(Rules rules) {
        return GivenRules.started(Games.begin(rules)).game();
    }

    private static Game anyMove(Game game) {
        return Play.accepted(game, game.legalMoves().getFirst().text());
    }

    private static Drawn fewMen(String toMove) {
        return Drawn.star3(toMove, """
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . D D . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . A . . . . .
                    . . A
                     . .
                      .
            """).with("pass", "allowed");
    }

    @Test
    void r29TheRoundRisesWhenTheTurnPassesThePlaceOfTheOneWhoBegan() {
        Game game = opening(SIX);
        for (Seat seat : List.of(Seat.C, Seat.D, Seat.E, Seat.F, Seat.A, Seat.B)) {
            assertThat(game.toMove()).contains(seat);
            assertThat(game.round()).isOne();
            game = anyMove(game);
        }
        assertThat(game.toMove()).contains(Seat.C);
        assertThat(game.round()).isEqualTo(2);
    }

    @Test
    void r29TheRoundRisesThereEvenWhenTheOneWhoBeganHasLeft() {
        Game game = Play.accepted(opening(SIX), new Action.Resign(Seat.C));
        assertThat(game.toMove()).contains(Seat.D);
        assertThat(game.round()).isOne();
        for (int turn = 0; turn < 5; turn++) {
            game = anyMove(game);
        }
        assertThat(game.toMove()).contains(Seat.D);
        assertThat(game.round()).isEqualTo(2);
    }

    @Test
    void r33OutOfTurnTheOneOnTurnStays() {
        Game game = Play.accepted(opening(SIX), new Action.Quit(Seat.D));
        assertThat(game.toMove()).contains(Seat.C);
        game = anyMove(game);
        assertThat(game.toMove()).contains(Seat.E);
        assertThat(game.standing(Seat.D).rank()).hasValue(6);
        assertThat(game.position()).doesNotContain("D");
    }

    @Test
    void r33TheSecondLastInTurnLeavesInHisTurnAndTheRoundRises() {
        Game game = opening(SIX);
        for (int turn = 0; turn < 5; turn++) {
            game = anyMove(game);
        }
        game = Play.accepted(game, new Action.Resign(Seat.B));
        assertThat(game.toMove()).contains(Seat.C);
        assertThat(game.round()).isEqualTo(2);
        assertThat(game.ply()).isEqualTo(5);
    }

    @Test
    void r33ManyLeaveOneAfterTheOtherAndTheLastOneHasWon() {
        Game game = opening(SIX);
        for (Seat seat : List.of(Seat.A, Seat.F, Seat.C, Seat.E, Seat.D)) {
            assertThat(game.outcome()).isEmpty();
            game = Play.accepted(game, new Action.Resign(seat));
        }
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.ranking())
                .isEqualTo(List.of(
                        List.of(Seat.B),
                        List.of(Seat.D),
                        List.of(Seat.E),
                        List.of(Seat.C),
                        List.of(Seat.F),
                        List.of(Seat.A)));
        assertThat(outcome.score()).containsEntry(Seat.E, Score.of(3, 5));
        assertThat(Play.refused(game, new Action.Resign(Seat.B))).isInstanceOf(Refusal.GameOver.class);
    }

    @Test
    void r33WhoHasLeftCanNotLeaveAgain() {
        Game game = Play.accepted(opening(SIX), new Action.Resign(Seat.E));
        assertThat(Play.refused(game, new Action.Quit(Seat.E))).isEqualTo(new Refusal.NotStillIn(Seat.E));
        assertThat(Play.refused(game, new Action.OfferDraw(Seat.E))).isEqualTo(new Refusal.NotStillIn(Seat.E));
    }

    @Test
    void r34AnOfferAsksAllOthersAndAgreementEndsTheGame() {
        Game game = opening(SIX);
        assertThat(Play.refused(game, new Action.OfferDraw(Seat.A))).isInstanceOf(Refusal.TooEarly.class);
        game = Play.accepted(anyMove(game), new Action.OfferDraw(Seat.A));
        assertThat(Play.refused(game, new Action.OfferDraw(Seat.A))).isEqualTo(new Refusal.OfferStands(Seat.A));
        assertThat(Play.refused(game, new Action.AcceptDraw(Seat.A))).isInstanceOf(Refusal.OwnOffer.class);
        game = Play.accepted(game, new Action.AcceptDraw(Seat.B));
        game = Play.accepted(game, new Action.OfferDraw(Seat.C));
        assertThat(game.drawOffer().orElseThrow().open()).containsExactly(Seat.D, Seat.E, Seat.F);
        assertThat(Play.refused(game, new Action.AcceptDraw(Seat.B))).isInstanceOf(Refusal.NoOffer.class);
        game = Play.accepted(game, new Action.AcceptDraw(Seat.D));
        game = Play.accepted(game, new Action.AcceptDraw(Seat.F));
        game = Play.accepted(game, new Action.Resign(Seat.E)); // who leaves is no longer asked
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.AGREEMENT);
        assertThat(outcome.ranking())
                .isEqualTo(List.of(List.of(Seat.A, Seat.B, Seat.C, Seat.D, Seat.F), List.of(Seat.E)));
    }

    @Test
    void r34AnOfferLapsesWhenOneAskedHasATurnOrDeclines() {
        Game offered = Play.accepted(anyMove(opening(SIX)), new Action.OfferDraw(Seat.C));
        assertThat(offered.toMove()).contains(Seat.D);
        assertThat(anyMove(offered).drawOffer()).isEmpty();
        assertThat(Play.accepted(offered, new Action.DeclineDraw(Seat.F)).drawOffer())
                .isEmpty();
        Game accepted = Play.accepted(offered, new Action.AcceptDraw(Seat.D));
        assertThat(anyMove(accepted).drawOffer()).isPresent();
    }

    @Test
    void r34NobodyAgreesAlone() {
        Game game = anyMove(opening(SIX));
        for (Seat seat : List.of(Seat.A, Seat.B, Seat.C, Seat.E)) {
            game = Play.accepted(game, new Action.Resign(seat));
        }
        game = Play.accepted(game, new Action.OfferDraw(Seat.D));
        Outcome outcome =
                Play.accepted(game, new Action.Resign(Seat.F)).outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.RESIGNATION);
    }

    @Test
    void r34AndWhoIsLeftAloneWithAnAcceptanceStillHasHisEqualTurn() {
        Game game = Drawn.star3("A", """
                      A
                     A A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . B . D . E .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """)
                .with("players", "4")
                .with("equalTurns", "true")
                .game();
        game = Play.accepted(game, "f10-f11");
        game = Play.accepted(game, new Action.OfferDraw(Seat.E));
        game = Play.accepted(game, new Action.AcceptDraw(Seat.B));
        game = Play.accepted(game, new Action.Resign(Seat.B));
        game = Play.accepted(game, new Action.Resign(Seat.D));
        assertThat(game.outcome()).isEmpty();
        assertThat(game.drawOffer()).isEmpty();
        assertThat(game.toMove()).contains(Seat.E);
        Outcome outcome = anyMove(game).outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.RESIGNATION);
        assertThat(outcome.ranking())
                .isEqualTo(List.of(List.of(Seat.A), List.of(Seat.E), List.of(Seat.D), List.of(Seat.B)));
    }

    @Test
    void r37ThreeRoundsOfPassesEndTheGameByDistance() {
        Game game = fewMen("A").game();
        for (int turn = 0; turn < 6; turn++) {
            assertThat(game.outcome()).isEmpty();
            assertThat(game.passedRounds()).isEqualTo(turn / 2);
            game = Play.accepted(game, "--");
        }
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.ALL_PASSED);
        assertThat(outcome.round()).isEqualTo(3);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.D), List.of(Seat.A)));
    }

    @Test
    void r43AFourthReturnOfOneManToOneCellIsBarredPassesBetweenOrNot() {
        Game game = fewMen("A").with("repetitionLimit", "3").game();
        for (String move : List.of("h4-g4", "g4-h4", "h4-h5", "h5-h4", "h4-g4", "g4-h4", "h4-h5")) {
            game = Play.accepted(Play.accepted(game, move), "--");
        }
        game = Play.accepted(Play.accepted(game, "--"), "e8-e9"); // a pass of his own changes nothing
        assertThat(game.legalMoves()).noneMatch(move -> move.text().equals("h5-h4"));
        assertThat(Play.refused(game, "h5-h4")).isEqualTo(new Refusal.Repetition("h5", "h4"));
        assertThat(game.barred()).containsExactly(new Barred("h5", "h4", "repetition"));
        Game other = Play.accepted(Play.accepted(game, "j3-i4"), "--"); // another man clears his counts
        other = Play.accepted(Play.accepted(other, "h5-h6"), "--");
        assertThat(other.barred()).isEmpty();
        assertThat(Play.accepted(other, "h6-h5").ply()).isEqualTo(other.ply() + 1);
    }

    @Test
    void r28OneWithoutALegalMoveIsPassedByTheServer() {
        Drawn drawn = Drawn.star3("A", """
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . D . . . .
                    D . D
                     D D
                      A
            """);
        Begun.Started begun = GivenRules.started(Games.begin(
                GivenRules.of("star3", 6, 2, Map.of("stayInTarget", "false")),
                drawn.picture().position()));
        Turn stuck = Objects.requireNonNull(begun.steps().getFirst().turn());
        assertThat(stuck.text()).isEqualTo("--#stuck");
        assertThat(Play.refused(begun.game(), "j1-i2")).isInstanceOf(Refusal.MustPass.class);
        Game game = begun.steps().getLast().after();
        assertThat(game.toMove()).contains(Seat.D);
        assertThat(game.ply()).isOne();
        Game still = Play.accepted(game, "i4-i5");
        assertThat(still.toMove()).contains(Seat.D);
        assertThat(still.ply()).isEqualTo(3);
        assertThat(Play.accepted(game, "j3-j4").toMove()).contains(Seat.A);
    }

    @Test
    void r28WithoutTheOptionNobodyPassesOfHisOwnWill() {
        assertThat(Play.refused(opening(SIX), "--")).isInstanceOf(Refusal.MayNotPass.class);
    }

    @Test
    void r37TheGameEndsAtTheEndOfItsLastRound() {
        Game game = fewMen("D").with("maxRounds", "20").game();
        while (game.outcome().isEmpty()) {
            game = Play.accepted(
                    game,
                    game.ply() % 3 == 0 ? "--" : game.legalMoves().getFirst().text());
        }
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.MAX_ROUNDS);
        assertThat(game.round()).isEqualTo(20);
        assertThat(game.position()).endsWith(" - 20");
    }
}
