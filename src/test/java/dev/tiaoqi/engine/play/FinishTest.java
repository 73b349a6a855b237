package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.game.SeatState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Finishing, ranks and equal turns (R3.1, R3.2), in pictures of the small board. */
class FinishTest {

    /** A man of D's parked in the tip of A's target; A is a step from filling the rest. */
    private static final Drawn PARKED = Drawn.star3("A", """
                      D
                     A A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . A D . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);

    /** A and D are each a step from home. */
    private static final Drawn BOTH_NEAR = Drawn.star3("A", """
                      A
                     A A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . D . . . . .
                    . D D
                     D D
                      D
            """);

    /** A is a step from home; C and E are far from theirs. */
    private static final Drawn THREE = Drawn.star3("A", """
                      A
                     A A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . E E . . .
                . . . . . . . .
               . . . . . . C C .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("players", "3");

    @Test
    void r31UnderFilledAForeignManInTheTargetDoesNotStopHim() {
        Game game = Play.accepted(PARKED.game(), "f10-f11");
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.FINISHED);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
    }

    @Test
    void r31UnderOwnMenItDoes() {
        Game game = Play.accepted(
                PARKED.with("win", "ownMen").with("homeDeadlines", "30:6").game(), "f10-f11");
        assertThat(game.outcome()).isEmpty();
        assertThat(game.standing(Seat.A).menHome()).isEqualTo(5);
    }

    @Test
    void r31OnePlayersMoveMayFinishAnother() {
        Drawn drawn = Drawn.star3("A", """
                      A
                     A A
                    A A .
              . . . . . D . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . A D . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);
        Game game = Play.accepted(Play.accepted(drawn.game(), "f7-f6"), "f10-f11");
        assertThat(game.outcome().orElseThrow().ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.FINISHED);
    }

    @Test
    void r32WithoutEqualTurnsTheFirstToFinishHasWon() {
        Outcome outcome = Play.accepted(BOTH_NEAR.game(), "f10-f11").outcome().orElseThrow();
        assertThat(outcome.score()).containsEntry(Seat.A, Score.WIN).containsEntry(Seat.D, Score.LOSS);
        assertThat(outcome.ply()).isOne();
    }

    @Test
    void r32WithEqualTurnsTheOtherHasHisTurnAndMayDraw() {
        Game game = Play.accepted(BOTH_NEAR.with("equalTurns", "true").game(), "f10-f11");
        assertThat(game.outcome()).isEmpty();
        assertThat(game.toMove()).contains(Seat.D);
        assertThat(game.standing(Seat.A).state()).isEqualTo(SeatState.FINISHED);
        Outcome drawn = Play.accepted(game, "h4-h3").outcome().orElseThrow();
        assertThat(drawn.reason()).isEqualTo(Reason.EQUAL_TURNS);
        assertThat(drawn.ranking()).isEqualTo(List.of(List.of(Seat.A, Seat.D)));
        assertThat(drawn.score()).containsEntry(Seat.A, Score.DRAW).containsEntry(Seat.D, Score.DRAW);
        Outcome won = Play.accepted(game, "h4-g4").outcome().orElseThrow();
        assertThat(won.reason()).isEqualTo(Reason.FINISHED);
        assertThat(won.ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
    }

    @Test
    void r32WithEqualTurnsAResignationInsteadOfTheLastTurnLoses() {
        Game game = Play.accepted(BOTH_NEAR.with("equalTurns", "true").game(), "f10-f11");
        Outcome outcome =
                Play.accepted(game, new Action.Resign(Seat.D)).outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.RESIGNATION);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
    }

    @Test
    void r32WithEqualTurnsThreeAllHaveTheirTurnInTheRound() {
        Game afterA = Play.accepted(THREE.with("equalTurns", "true").game(), "f10-f11");
        assertThat(afterA.toMove()).contains(Seat.C);
        Game afterC = Play.accepted(afterA, afterA.legalMoves().getFirst().text());
        assertThat(afterC.outcome()).isEmpty();
        assertThat(afterC.toMove()).contains(Seat.E);
        assertThat(afterC.standing(Seat.A).rank()).hasValue(1);
    }

    @Test
    void r32WithEqualTurnsTheLastOneLeftStillHasHisTurn() {
        Game afterA = Play.accepted(THREE.with("equalTurns", "true").game(), "f10-f11");
        Game alone = Play.accepted(afterA, new Action.Resign(Seat.C));
        assertThat(alone.outcome()).isEmpty();
        assertThat(alone.toMove()).contains(Seat.E);
        Outcome outcome = Play.accepted(alone, alone.legalMoves().getFirst().text())
                .outcome()
                .orElseThrow();
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.E), List.of(Seat.C)));
    }

    @Test
    void r31NobodyHasFinishedBeforeHeHasMoved() {
        Drawn drawn = Drawn.star3("D", """
                      A
                     A A
                    A A .
              . . . . . D . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . A D . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);
        Game game = Play.accepted(drawn.game(), "f10-f11");
        assertThat(game.outcome()).isEmpty();
        assertThat(Play.accepted(game, "f7-f6").outcome()).isPresent();
    }
}
