package dev.tiaoqi.engine.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points paragraph by paragraph (R6.1 to R6.8), as tables. */
class PointsTest {

    @ParameterizedTest
    @CsvSource({
        // winner's and loser's level: what each gets
        "1, 1, 25, -25",
        "25, 1, 10, -1",
        "1, 25, 49, -49",
        "3, 5, 27, -27",
        "16, 1, 10, -10",
        "17, 1, 10, -9",
    })
    void r61OneAgainstOne(int winner, int loser, int gain, int loss) {
        Ended game = Given.ended(
                "each adjacent 10 finished 30", "A " + winner + " 1 finished 10; D " + loser + " 2 playing 0");
        assertThat(Given.terms(game, Seat.A)).isEqualTo("win " + gain);
        assertThat(Given.terms(game, Seat.D)).isEqualTo("loss " + loss);
    }

    @ParameterizedTest
    @CsvSource({
        // loser's level, men a seat, men in the target: his encouragement
        "5, 10, 7, 14",
        "6, 10, 7, 7",
        "1, 10, 9, 18",
        "6, 15, 14, 9",
        "5, 15, 14, 18",
        "6, 19, 18, 9",
        "6, 13, 1, 0",
        "6, 6, 5, 8",
        "5, 6, 1, 2",
    })
    void r62EncouragementForMenInTheTarget(int level, int men, int home, int points) {
        Ended game = Given.ended(
                "each adjacent " + men + " finished 30",
                "A " + level + " 1 finished " + men + "; D " + level + " 2 playing " + home);
        assertThat(Given.terms(game, Seat.D)).isEqualTo("loss -25" + (points == 0 ? "" : ", encouragement " + points));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A 9 1 finished 10; C 9 2 finished 10; E 9 3 playing 4 | A=30 C=15 E=-11",
                "A 9 1 finished 10; B 9 2 finished 10; D 9 3 finished 10; E 9 4 playing 4 | A=35 B=25 D=15 E=-11",
                "A 9 1 finished 10; B 9 2 finished 10; C 9 3 finished 10; D 9 4 finished 10; E 9 5 playing 1; F 5 6 playing 1 "
                        + "| A=45 B=35 C=25 D=15 E=-14 F=-23",
                // shared ranks: the mean, rounded towards zero, encouragement if that is a minus
                "A 9 1 finished 10; C 9 1 finished 10; E 9 3 playing 0 | A=22 C=22 E=-15",
                "A 9 1 finished 10; C 9 2 playing 5; E 9 2 playing 3 | A=30 C=0 E=0",
                "A 9 1 finished 10; B 9 2 finished 10; D 9 3 playing 5; E 9 3 playing 5 | A=35 B=25 D=0 E=0",
                "A 9 1 playing 1; B 9 1 playing 1; D 9 1 playing 1; E 9 1 playing 1 | A=15 B=15 D=15 E=15",
                "A 9 1 finished 10; B 9 2 finished 10; C 9 3 finished 10; D 9 4 finished 10; E 9 5 playing 1; F 5 5 playing 1 "
                        + "| A=45 B=35 C=25 D=15 E=-19 F=-18",
                "A 9 1 finished 10; B 9 2 finished 10; C 9 3 finished 10; D 9 4 playing 1; E 9 4 playing 1; F 5 4 playing 1 "
                        + "| A=45 B=35 C=25 D=-7 E=-7 F=-6",
            })
    void r63EachForHimself(String seats, String points) {
        assertThat(Given.points(Given.ended("each adjacent 10 maxRounds 100", seats)))
                .isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A 9 1 finished 10; B 6 2 playing 4; D 1 1 playing 0; E 5 2 playing 4 | A=30 B=-6 D=30 E=-2",
                "A 9 1 finished 10; B 6 2 playing 4; C 1 1 playing 0; D 5 2 playing 4; E 9 1 resigned 0; F 9 2 resigned 0 "
                        + "| A=40 B=-11 C=40 D=-7 E=0 F=-15",
            })
    void r64Teams(String seats, String points) {
        assertThat(Given.points(Given.ended("teams adjacent 10 finished 30", seats)))
                .isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "each adjacent 10 agreement 30 | A 9 1 playing 5; D 9 1 playing 5 | A=0 D=0",
                "each adjacent 10 equalTurns 30 | A 9 1 finished 10; D 9 1 finished 10 | A=0 D=0",
                "each adjacent 10 maxRounds 300 | A 9 1 playing 5; D 9 1 playing 5 | A=0 D=0",
                "teams adjacent 10 equalTurns 30 | A 1 1 finished 10; B 1 1 finished 10; D 1 1 resigned 0; E 1 1 playing 5 "
                        + "| A=0 B=0 D=0 E=0",
                "each adjacent 10 agreement 30 | A 9 1 playing 5; C 9 1 playing 5; E 9 1 playing 5 | A=0 C=0 E=0",
                // somebody has finished: R6.3 scores it
                "each adjacent 10 agreement 30 | A 9 1 finished 10; C 9 2 playing 5; E 9 2 playing 5 | A=30 C=0 E=0",
                // who has left keeps his score
                "each adjacent 10 agreement 30 | A 9 1 playing 5; C 9 1 playing 5; E 9 3 resigned 0 | A=0 C=0 E=-15",
                "each adjacent 10 agreement 30 | A 9 1 playing 5; C 9 1 playing 5; E 9 3 quit 0 | A=0 C=0 E=-50",
                // dead games: a win, a superior one, and one that both lose
                "each adjacent 10 deadGame 30 | A 9 1 playing 5 1; D 9 2 playing 5 0 | A=25 D=-20",
                "each adjacent 10 deadGame 30 | A 9 1 playing 5 0.75; D 9 2 playing 5 0.25 | A=0 D=0",
                "each adjacent 10 deadGame 30 | A 9 1 playing 5 0; D 10 1 playing 5 0 | A=-19 D=-21",
                "each adjacent 10 deadGame 30 | A 9 1 playing 5; D 10 1 playing 5 | A=-19 D=-21",
            })
    void r65DrawsAndDeadGames(String head, String seats, String points) {
        assertThat(Given.points(Given.ended(head, seats))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // a resigner's minus stands, without encouragement; his plus is nothing
                "each adjacent 10 resignation 30 | A 9 1 playing 5; D 9 2 resigned 3 | A=25 D=-25",
                "each adjacent 10 finished 30 | A 9 1 finished 10; C 9 2 playing 9; E 9 3 resigned 0 | A=30 C=15 E=-15",
                "each adjacent 10 finished 30 | A 9 1 finished 10; B 9 2 finished 10; D 9 3 resigned 0; E 9 4 resigned 0 "
                        + "| A=35 B=25 D=0 E=-15",
                // quitting costs fifty, whatever the rank
                "each adjacent 10 quit 30 | A 9 1 playing 5; D 9 2 quit 3 | A=25 D=-50",
                "each adjacent 10 timeout 30 | A 9 1 playing 5; B 9 2 quit 0; D 9 3 quit 0; E 9 4 quit 0 "
                        + "| A=35 B=-50 D=-50 E=-50",
                // opposite a passive player nothing is lost, and encouragement is not touched
                "each adjacent 10 finished 30 | A 9 4 passive 0; B 9 1 finished 10; D 9 3 playing 5; E 9 2 finished 10 "
                        + "| A=-50 B=35 D=15 E=25",
                "each adjacent 10 passive 30 | A 9 1 playing 7; B 9 2 playing 5; C 9 3 playing 5; D 9 4 quit 0; E 9 6 passive 0; F 9 5 playing 2 "
                        + "| A=45 B=35 C=25 D=-50 E=-50 F=-13",
                "each adjacent 10 passive 30 | A 9 1 playing 7; B 9 5 playing 5; C 9 3 playing 5; D 9 2 playing 0; E 9 6 passive 0; F 9 4 playing 2 "
                        + "| A=45 B=5 C=25 D=35 E=-50 F=15",
                "each adjacent 10 passive 30 | A 9 1 playing 7; B 9 5 resigned 0; C 9 3 playing 5; D 9 2 playing 0; E 9 6 passive 0; F 9 4 playing 2 "
                        + "| A=45 B=-15 C=25 D=35 E=-50 F=15",
                // on the square board C sits opposite A
                "each adjacent 13 passive 30 | A 9 3 passive 0; B 9 1 playing 10; C 9 4 playing 13; D 9 2 playing 1 "
                        + "| A=-50 B=35 C=10 D=25",
            })
    void r66ResigningQuittingAndThePassive(String head, String seats, String points) {
        assertThat(Given.points(Given.ended(head, seats))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "quit | A 9 1 playing 5; B 9 2 quit 0; D 9 1 playing 5; E 9 2 playing 5 | A=30 B=-50 D=30 E=5",
                "timeout | A 9 1 playing 5; B 9 2 quit 0; D 9 1 playing 5; E 9 2 resigned 0 | A=30 B=-50 D=30 E=-10",
                "passive | A 9 1 playing 5; B 9 2 playing 1; C 9 1 resigned 0; D 9 2 passive 0; E 9 1 playing 5; F 5 2 playing 5 "
                        + "| A=40 B=1 C=0 D=-50 E=40 F=10",
            })
    void r67AQuitterInATeam(String reason, String seats, String points) {
        assertThat(Given.points(Given.ended("teams adjacent 10 " + reason + " 30", seats)))
                .isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "adjacent, finished, 17, 0, -25",
        "adjacent, finished, 18, 25, -15",
        "adjacent-2, equalTurns, 17, 0, -25",
        "symmetric, finished, 9, 0, -25",
        "symmetric, finished, 10, 25, -15",
        "symmetric, allPassed, 9, 0, -25",
        "adjacent, maxRounds, 17, 0, -25",
        "adjacent, deadGame, 17, 0, -25",
        "adjacent, captured, 17, 0, -25",
        "adjacent, captured, 18, 25, -15",
        "adjacent, resignation, 10, 0, -25",
        "adjacent, resignation, 11, 25, -15",
        "symmetric, resignation, 10, 0, -25",
        "symmetric, resignation, 11, 25, -15",
        "symmetric, quit, 10, 0, -25",
        "adjacent, passive, 10, 0, -25",
        "adjacent, timeout, 11, 25, -15",
    })
    void r68WhoWinsTooSoonGainsNothing(String hop, String reason, int round, int winner, int loser) {
        Ended game = Given.ended("each " + hop + " 10 " + reason + " " + round, "A 9 1 playing 9; D 9 2 playing 10");
        assertThat(Given.points(game)).isEqualTo("A=" + winner + " D=" + loser);
    }

    @Test
    void termsSayWhatWasTakenBackAndAddUp() {
        Ended tooShort = Given.ended("each adjacent 10 finished 17", "A 9 1 finished 10; D 5 2 playing 3");
        assertThat(Given.terms(tooShort, Seat.A)).isEqualTo("win 21, void -21");
        assertThat(Given.terms(tooShort, Seat.D)).isEqualTo("loss -21, encouragement 6, void -6");
        Ended quitter = Given.ended(
                "teams adjacent 10 quit 30", "A 9 1 playing 5; B 9 2 quit 0; D 9 1 playing 5; E 9 2 playing 5");
        assertThat(Given.terms(quitter, Seat.B)).isEqualTo("quit -50");
        assertThat(Given.terms(quitter, Seat.E)).isEqualTo("team -10, encouragement 5, void 10");
        Ended shortQuitter = Given.ended(
                "teams adjacent 10 quit 10", "A 9 1 playing 5; B 9 2 quit 0; D 9 1 playing 5; E 9 2 playing 5");
        assertThat(Given.terms(shortQuitter, Seat.E)).isEqualTo("team -10, encouragement 5, void 10, void -5");
        Ended resigned = Given.ended(
                "each adjacent 10 finished 30",
                "A 9 1 finished 10; B 9 2 finished 10; D 9 3 resigned 0; E 9 4 playing 0");
        assertThat(Given.terms(resigned, Seat.D)).isEqualTo("rank 15, void -15");
        assertThat(Given.terms(resigned, Seat.E)).isEqualTo("rank -15");
        Ended drawn = Given.ended("each adjacent 10 agreement 30", "A 9 1 playing 5; D 9 1 playing 5");
        assertThat(Given.terms(drawn, Seat.A)).isEmpty();
    }
}
