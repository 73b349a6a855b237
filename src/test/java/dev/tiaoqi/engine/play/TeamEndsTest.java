package dev.tiaoqi.engine.play;

import static dev.tiaoqi.engine.play.TeamsTest.DRAWN;
import static dev.tiaoqi.engine.play.TeamsTest.FIRST;
import static dev.tiaoqi.engine.play.TeamsTest.NEAR;
import static dev.tiaoqi.engine.play.TeamsTest.SECOND;
import static dev.tiaoqi.engine.play.TeamsTest.opening;
import static dev.tiaoqi.engine.play.TeamsTest.passes;
import static dev.tiaoqi.engine.play.TeamsTest.wins;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.SeatState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Team games to their last round: equal turns, deadlines, draws (R3.2, R3.4, R3.7, R3.8). */
class TeamEndsTest {

    @Test
    void r32WithEqualTurnsTheRoundIsPlayedOut() {
        TeamHomes team = TeamHomes.of("star3 4 6", "A4 D4", Map.of("equalTurns", "true", "pass", "allowed"));
        Game game = team.game();
        Game counted = Play.accepted(game, team.entry(game));
        assertThat(counted.outcome()).isEmpty();
        assertThat(counted.toMove()).contains(Seat.B);
        assertThat(passes(counted, 2).outcome()).isEmpty();
        wins(FIRST, Reason.TEAM_WON, passes(counted, 3));
    }

    @Test
    void r32WithEqualTurnsTeamsThatBothWinInTheRoundHaveDrawn() {
        Game finished = Play.accepted(bothNear().game(), "f10-f11");
        assertThat(finished.outcome()).isEmpty();
        assertThat(finished.standing(Seat.A).state()).isEqualTo(SeatState.FINISHED);
        assertThat(finished.standing(Seat.A).rank()).isEmpty();
        wins(DRAWN, Reason.EQUAL_TURNS, passes(Play.accepted(finished, "i8-j8"), 2));
        wins(FIRST, Reason.FINISHED, passes(finished, 3));
    }

    @Test
    void r32WithEqualTurnsAQuitterLosesWhatHisTeamHadWon() {
        Game game = Play.accepted(NEAR.with("equalTurns", "true").game(), "f10-f11");
        wins(SECOND, Reason.QUIT, Play.accepted(game, new Action.Quit(Seat.D)));
    }

    @Test
    void r32WithEqualTurnsAResignerLeavesHisTeamWhatItHasWon() {
        Game game = Play.accepted(
                NEAR.with("equalTurns", "true").with("pass", "allowed").game(), "f10-f11");
        Game resigned = Play.accepted(game, new Action.Resign(Seat.D));
        assertThat(resigned.toMove()).contains(Seat.B);
        wins(FIRST, Reason.FINISHED, passes(resigned, 2));
    }

    @Test
    void r32WithEqualTurnsAResignationThatEndedNothingIsNoReason() {
        Game finished = Play.accepted(
                NEAR.with("equalTurns", "true").with("pass", "allowed").game(), "f10-f11");
        wins(FIRST, Reason.FINISHED, passes(Play.accepted(finished, new Action.Resign(Seat.B)), 2));
        TeamHomes team = TeamHomes.of("star3 4 6", "A4 D4", Map.of("equalTurns", "true", "pass", "allowed"));
        Game counted = Play.accepted(team.game(), team.entry(team.game()));
        wins(FIRST, Reason.TEAM_WON, passes(Play.accepted(counted, new Action.Resign(Seat.B)), 2));
        wins(FIRST, Reason.TEAM_WON, passes(Play.accepted(counted, new Action.Resign(Seat.D)), 2));
    }

    @Test
    void r32WithEqualTurnsAResignationAfterBothHaveWonLeavesThemADraw() {
        Game finished = Play.accepted(bothNear().game(), "f10-f11");
        Game both = Play.accepted(finished, "i8-j8");
        wins(DRAWN, Reason.EQUAL_TURNS, passes(Play.accepted(both, new Action.Resign(Seat.D)), 1));
        Game last = Play.accepted(passes(both, 1), new Action.Resign(Seat.E));
        wins(DRAWN, Reason.EQUAL_TURNS, last);
    }

    @Test
    void r38ATeamsWinEndsTheChecksBeforeTheDeadlineButNotWithEqualTurns() {
        Drawn late =
                Drawn.star3("A", """
                      B
                     . A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . B E .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    D D A
                     D D
                      D
            """).with("players", "4").with("teams", "true").with("homeDeadlines", "1:6");
        wins(FIRST, Reason.TEAM_WON, Play.accepted(late.game(), "f10-f11"));
        wins(
                SECOND,
                Reason.PASSIVE,
                Play.accepted(late.with("equalTurns", "true").game(), "f10-f11"));
    }

    @Test
    void r37AtTheEndTheSmallerSumWinsAndLiftedMenStandOnRowNought() {
        Game game = opening(Map.of("pass", "allowed"));
        wins(DRAWN, Reason.ALL_PASSED, passes(game, 12));
        Game moved = Play.accepted(game, game.legalMoves().getLast().text());
        wins(FIRST, Reason.ALL_PASSED, passes(moved, 15));
        Game resigned = Play.accepted(game, new Action.Resign(Seat.D));
        wins(SECOND, Reason.ALL_PASSED, passes(resigned, 9));
    }

    @Test
    void r34ADrawIsAskedOfPartnersTooAndScoresAllAlike() {
        Game game = passes(Play.accepted(opening(Map.of("pass", "allowed")), new Action.Resign(Seat.B)), 1);
        Game offered = Play.accepted(game, new Action.OfferDraw(Seat.A));
        assertThat(offered.drawOffer()).contains(new DrawOffer(Seat.A, List.of(Seat.D, Seat.E)));
        Game accepted = Play.accepted(offered, new Action.AcceptDraw(Seat.D));
        wins(DRAWN, Reason.AGREEMENT, Play.accepted(accepted, new Action.AcceptDraw(Seat.E)));
    }

    /** A and B lack one man each. */
    private static Drawn bothNear() {
        return Drawn.star3("A", """
                      A
                     A A
                    A A .
              . . . . . A . B B B
               . . . . . . . B B
                . . . . . . B .
                 . . D . . . .
                . . . . . . . .
               . . . . . . . . .
              E E . . . . . . . .
                    . . .
                     . .
                      .
            """)
                .with("players", "4")
                .with("teams", "true")
                .with("equalTurns", "true")
                .with("pass", "allowed");
    }
}
