package dev.tiaoqi.engine.play;

import static dev.tiaoqi.engine.play.CaptureTest.star3;
import static dev.tiaoqi.engine.play.CaptureTest.staysTheSameAsARecord;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.SeatState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How captures end games (R9.3): captured out, home with those left, and who is asked no more. */
class CaptureEndsTest {

    /** A can take the last man of C, and with one more hop the last of E. */
    private static final Drawn LAST_MEN = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 A C . E . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      A
            """).with("players", "3");

    @Test
    void r93WhoHasNoMenLeftIsCapturedOut() {
        Game after = Play.accepted(LAST_MEN.game(), "d7:f7");
        assertThat(after.outcome()).isEmpty();
        assertThat(after.standing(Seat.C).state()).isEqualTo(SeatState.CAPTURED_OUT);
        assertThat(after.standing(Seat.C).rank()).hasValue(3);
        assertThat(after.toMove()).contains(Seat.E);
        staysTheSameAsARecord(after);
    }

    @Test
    void r93SeveralInOneTurnShareTheRank() {
        Game after = Play.accepted(LAST_MEN.game(), "d7:f7:h7");
        Outcome outcome = after.outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.CAPTURED);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.C, Seat.E)));
        assertThat(outcome.score().get(Seat.C)).hasToString("1/4");
        staysTheSameAsARecord(after);
    }

    @Test
    void r93ACapturedOutTeamHasLost() {
        Drawn drawn = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 A B . E . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . D
                    . . .
                     . .
                      .
            """).with("players", "4").with("teams", "true");
        assertThat(Play.accepted(drawn.game(), "d7:f7").outcome()).isEmpty();
        Outcome outcome = Play.accepted(drawn.game(), "d7:f7:h7").outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.CAPTURED);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A, Seat.D), List.of(Seat.B, Seat.E)));
    }

    /** A enters with the last man left to him; D has one man home, and one that A can take on the way. */
    private static final Drawn LAST_MAN_HOME = star3("""
                      .
                     . .
                    A . .
              . . . . . . . . . .
               . . . . . . D . .
                . . . . . A . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    D . .
                     . .
                      .
            """);

    @Test
    void r93ItIsEnoughThatAllMenLeftStandInTheTarget() {
        Drawn drawn = star3("""
                      .
                     . .
                    A . .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . D
                    D . .
                     . .
                      .
            """);
        Game game = Play.accepted(drawn.game(), "f10-f11");
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.FINISHED);
        assertThat(game.outcome().orElseThrow().ranking().getFirst()).containsExactly(Seat.A);
        assertThat(Play.accepted(drawn.game(), "d11-d12").outcome()).isEmpty();
    }

    @Test
    void r93ACaptureMayFinishItsVictim() {
        Game game = LAST_MAN_HOME.game();
        Game afterOneRound = Play.accepted(Play.accepted(game, "d11-d12"), "h3-i3");
        Game after = Play.accepted(afterOneRound, "h8:h10");
        assertThat(after.standing(Seat.D).state()).isEqualTo(SeatState.FINISHED);
        assertThat(after.outcome().orElseThrow().reason()).isEqualTo(Reason.FINISHED);
        assertThat(after.outcome().orElseThrow().ranking().getFirst()).containsExactly(Seat.D);
    }

    @Test
    void r31AVictimThatHasNotMovedDoesNotFinish() {
        Game game = LAST_MAN_HOME.game();
        Game after = Play.accepted(game, "h8:h10");
        assertThat(after.outcome()).isEmpty();
    }

    @Test
    void r41CapturedMenCountAsOutside() {
        Drawn drawn = star3("""
                      D
                     D D
                    D D D
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    A . A
                     A .
                      .
            """);
        Game inTime = Play.accepted(drawn.with("homeDeadlines", "1:4").game(), "h3-h4");
        assertThat(inTime.standing(Seat.A).state()).isEqualTo(SeatState.PLAYING);
        Game late = Play.accepted(drawn.with("homeDeadlines", "1:5").game(), "h3-h4");
        assertThat(late.standing(Seat.A).state()).isEqualTo(SeatState.PASSIVE);
    }

    @Test
    void r34TheCapturedOutAreAskedNoMore() {
        Game game = Play.accepted(LAST_MEN.game(), "j1-i2");
        game = Play.accepted(Play.accepted(game, "e7-e6"), "g7-g8");
        game = Play.accepted(game, new Action.OfferDraw(Seat.A));
        assertThat(game.drawOffer().orElseThrow().open()).containsExactly(Seat.C, Seat.E);
        game = Play.accepted(game, "d7:f5");
        assertThat(game.drawOffer().orElseThrow().open()).containsExactly(Seat.E);
    }
}
