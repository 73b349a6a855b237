package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two against two and three against three (R7, with R3.2 to R3.8). */
class TeamsTest {

    static final List<List<Seat>> FIRST = List.of(List.of(Seat.A, Seat.D), List.of(Seat.B, Seat.E));
    static final List<List<Seat>> SECOND = List.of(List.of(Seat.B, Seat.E), List.of(Seat.A, Seat.D));
    static final List<List<Seat>> DRAWN = List.of(List.of(Seat.A, Seat.B, Seat.D, Seat.E));

    /** A, with a man of an opponent parked in the tip of his target, is a step from filling the rest; E is a step from home. */
    static final Drawn NEAR = Drawn.star3("A", """
                      B
                     A A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . D . B . .
                . . . . . . . .
               E E . . . . . . .
              E E E . . . . . . .
                    . . .
                     . .
                      .
            """).with("players", "4").with("teams", "true");

    /** The same, but it is his partner's man that is parked there. */
    static final Drawn PARTNER_PARKED =
            Drawn.star3("A", """
                      D
                     A A
                    A A .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . E . B . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("players", "4").with("teams", "true");

    static Game opening(Map<String, String> more) {
        Map<String, String> options = new java.util.TreeMap<>(more);
        options.put("teams", "true");
        options.put("first", "A");
        return GivenRules.started(Games.begin(GivenRules.of("star3", 6, 4, options)))
                .game();
    }

    static Game passes(Game game, int count) {
        Game now = game;
        for (int pass = 0; pass < count; pass++) {
            now = Play.accepted(now, "--");
        }
        return now;
    }

    static void wins(List<List<Seat>> ranking, Reason reason, Game game) {
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(reason);
        assertThat(outcome.ranking()).isEqualTo(ranking);
        for (Standing standing : game.standings()) {
            boolean first = ranking.getFirst().contains(standing.seat());
            assertThat(standing.rank()).hasValue(first ? 1 : 2);
            Score score = ranking.size() == 1 ? Score.DRAW : first ? Score.WIN : Score.LOSS;
            assertThat(outcome.score()).containsEntry(standing.seat(), score);
        }
    }

    @Test
    void r7PartnersAreEveryOtherSeatByLetter() {
        assertThat(opening(Map.of()).rules().teams()).isEqualTo(FIRST);
        Rules six = GivenRules.of("star4", 10, 6, Map.of("teams", "true"));
        assertThat(six.teams()).isEqualTo(List.of(List.of(Seat.A, Seat.C, Seat.E), List.of(Seat.B, Seat.D, Seat.F)));
        assertThat(GivenRules.of("star4", 10, 6, Map.of()).teams()).isEmpty();
    }

    @Test
    void r7ATeamHasWonAsSoonAsOneOfItsPlayersHasFinished() {
        Game game = Play.accepted(NEAR.game(), "f10-f11");
        wins(FIRST, Reason.FINISHED, game);
        assertThat(game.standing(Seat.A).state()).isEqualTo(SeatState.FINISHED);
        assertThat(game.standing(Seat.D).state()).isEqualTo(SeatState.PLAYING);
    }

    @Test
    void r31UnderFilledNoPartnersManMayStandInTheTarget() {
        Game game = Play.accepted(PARTNER_PARKED.game(), "f10-f11");
        assertThat(game.outcome()).isEmpty();
        assertThat(game.standing(Seat.A).state()).isEqualTo(SeatState.PLAYING);
    }

    @ParameterizedTest
    @CsvSource({
        "star4 4 10, A8 D6",
        "star4 4 10, A5 D9",
        "star4 6 10, A8 C7 E7",
        "star4 4 13, A10 D9",
        "square16 4 13, A10 C9",
        "star3 4 6, A4 D4",
        "star3 6 6, A4 C5 E4",
    })
    void r7EnoughMenInTheirOwnTargetsAreAWin(String table, String homes) {
        TeamHomes team = TeamHomes.of(table, homes, Map.of());
        Game game = team.game();
        Outcome outcome = Play.accepted(game, team.entry(game)).outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.TEAM_WON);
        assertThat(outcome.ranking()).isEqualTo(game.rules().teams());
        assertThat(outcome.ply()).isOne();
        assertThat(Play.accepted(game, team.other(game)).outcome()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "star4 4 10, A8 D5",
        "star4 6 10, A8 C7 E6",
        "star4 4 13, A9 D9",
        "star3 4 6, A4 D3",
        "star3 6 6, A4 C4 E4",
        "star3 4 6, A3 D3 B4 E4",
    })
    void r7OneManFewerIsNot(String table, String homes) {
        TeamHomes team = TeamHomes.of(table, homes, Map.of());
        Game game = team.game();
        assertThat(Play.accepted(game, team.entry(game)).outcome()).isEmpty();
    }

    @Test
    void r7LiftedMenDoNotCount() {
        TeamHomes team = TeamHomes.of("star3 4 6", "A4 D4", Map.of());
        Game game = Play.accepted(team.game(), new Action.Resign(Seat.D));
        assertThat(Play.accepted(game, team.entry(game)).outcome()).isEmpty();
    }

    @Test
    void r7AQuitterLosesForHisTeamAtOnce() {
        wins(FIRST, Reason.QUIT, Play.accepted(opening(Map.of()), new Action.Quit(Seat.B)));
        wins(SECOND, Reason.QUIT, Play.accepted(opening(Map.of()), new Action.Quit(Seat.A)));
    }

    @Test
    void r7APassiveMemberLosesForHisTeam() {
        Game game = opening(Map.of("homeDeadlines", "1:6"));
        Game after = Play.accepted(game, game.legalMoves().getFirst().text());
        wins(SECOND, Reason.PASSIVE, after);
        assertThat(after.standing(Seat.A).state()).isEqualTo(SeatState.PASSIVE);
    }

    @Test
    void r42AThirdTimeoutLosesForTheTeam() {
        Game game = opening(Map.of("clock", "perMove 30", "pass", "allowed"));
        for (int round = 1; round <= 2; round++) {
            game = passes(Play.accepted(game, new Action.TimeOut()), 3);
        }
        assertThat(game.outcome()).isEmpty();
        wins(SECOND, Reason.TIMEOUT, Play.accepted(game, new Action.TimeOut()));
    }

    @Test
    void r7AResignationDoesNotEndTheGameWhileAPartnerPlays() {
        Game game = Play.accepted(opening(Map.of()), new Action.Resign(Seat.B));
        assertThat(game.outcome()).isEmpty();
        assertThat(game.standing(Seat.B).state()).isEqualTo(SeatState.RESIGNED);
        assertThat(game.standing(Seat.B).rank()).isEmpty();
        wins(FIRST, Reason.RESIGNATION, Play.accepted(game, new Action.Resign(Seat.E)));
    }

    @Test
    void r36OneWhoResignedHasTheScoreOfHisTeam() {
        Game game = Play.accepted(NEAR.game(), new Action.Resign(Seat.D));
        wins(FIRST, Reason.FINISHED, Play.accepted(game, "f10-f11"));
    }

    @Test
    void theCounterOfLeavesStopsWhereATeamHasWon() {
        TeamHomes team = TeamHomes.of("star3 4 6", "A4 D4", Map.of());
        HopGame game = (HopGame) team.game();
        long goOn = game.legalMoves().stream()
                .map(move -> Play.accepted(game, move.text()))
                .filter(after -> after.outcome().isEmpty())
                .mapToLong(after -> after.legalMoves().size())
                .sum();
        assertThat(Counter.of(game, 2).leaves(2)).isEqualTo(goOn);
        assertThat(Counter.of(game, 2).leaves(1)).isEqualTo(game.legalMoves().size());
    }

    @ParameterizedTest
    @CsvSource({
        "star3 A/AA/AAA/10/9/3D4/3E3/3B4/9/10/3/2/1 D 1, teamHasWon 1",
        "star3 A/AA/AA1/10/9/3E4/3E3/3B4/9/10/DDD/D1/1 D 1, teamHasWon 1",
        "star3 A/2/3/10/9/3D4/7/8/9/10/3/2/1 D 1, teamHasLost 2",
    })
    void n2NoGameBeginsWhereATeamHasWonOrLost(String position, String problem) {
        Begun begun = Games.begin(GivenRules.of("star3", 6, 4, Map.of("teams", "true")), position);
        String[] words = problem.split(" ", -1);
        assertThat(((Begun.ImpossiblePosition) begun).problems()).isEqualTo(List.of(Problem.of(words[0], words[1])));
    }
}
