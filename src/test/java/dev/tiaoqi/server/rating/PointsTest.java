package dev.tiaoqi.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What games bring, played to their end from outside. */
class PointsTest extends RatedTest {

    @ParameterizedTest
    @CsvSource({"1, 1, 25, -25", "25, 1, 10, -1", "1, 25, 49, -49", "3, 5, 27, -27", "10, 9, 24, -24"})
    void aResignationIsWorthWhatTheLevelsSay(int winner, int loser, int won, int lost) {
        Player a = atLevel(winner);
        Player d = atLevel(loser);
        String game = rated("", a, d);
        playTo(11, game, a, d);
        resign(d, game);
        assertThat(points(game, a)).containsExactly(won, lost);
        assertThat(total(a)).isEqualTo((winner == 1 ? 0 : dev.tiaoqi.engine.score.Levels.from(winner)) + won);
        assertThat(total(d)).isEqualTo((loser == 1 ? 0 : dev.tiaoqi.engine.score.Levels.from(loser)) + lost);
    }

    /** R6.8 on both sides of round 11: before it nobody gains, and every minus stands. */
    @ParameterizedTest
    @CsvSource({"10, 0, -25", "11, 25, -25"})
    void whoResignsTooEarlyHelpsNobody(int round, int won, int lost) {
        Player a = player();
        Player d = player();
        String game = rated("", a, d);
        playTo(round, game, a, d);
        resign(d, game);
        assertThat(points(game, a)).containsExactly(won, lost);
    }

    @Test
    void quittingCostsFiftyWhateverTheLevels() {
        Player a = atLevel(25);
        Player d = player();
        String game = rated("", a, d);
        playTo(11, game, a, d);
        quit(a, game);
        assertThat(points(game, d)).containsExactly(-50, 49);
    }

    /** R6.2, R6.8: the loser's men in the target count double up to level 5, and nothing counts before round 18. */
    @ParameterizedTest
    @CsvSource({"1, 19, 25, -25, 2", "5, 18, 29, -29, 2", "6, 18, 30, -30, 1", "1, 18, 25, -25, 2", "1, 17, 0, -25, 0"})
    void whoLosesByAFinishIsEncouraged(int loser, int round, int won, int loss, int each) {
        Player a = player();
        Player d = atLevel(loser);
        String game = nearTheEnd(a, d, round);
        finish(a, game).expect(200);
        int home = look(a.visitor(), game).get("seats").get(1).get("menHome").asInt();
        assertThat(home).isPositive();
        assertThat(look(a.visitor(), game).get("result").get("round").asInt()).isEqualTo(round);
        assertThat(points(game, a)).containsExactly(won, loss + each * home);
    }

    @Test
    void threePlayersGetWhatTheirRanksBringAndWhoResignsNoPlus() {
        Player a = player();
        Player c = player();
        Player e = player();
        String game = rated("", a, c, e);
        playRounds(11, game, a, c, e);
        quit(a, game);
        resign(c, game);
        assertThat(points(game, a)).containsExactly(-50, 0, 30);
        JsonNode terms =
                look(a.visitor(), game).get("result").get("points").get("C").get("terms");
        assertThat(texts(terms, "kind")).containsExactly("rank", "void");
    }

    @Test
    void aDrawBringsNothingAndStillStandsInTheLedger() {
        Player a = player();
        Player d = player();
        String game = rated("", a, d);
        playTo(2, game, a, d);
        a.visitor().post(at(game, "/draw-offer"), "{}").expect(200);
        d.visitor().post(at(game, "/draw-answer"), "{\"accept\": true}").expect(200);
        assertThat(points(game, a)).containsExactly(0, 0);
        JsonNode row = a.visitor().get(of(a, "/points")).json().get("items").get(0);
        assertThat(row.get("points").asInt()).isZero();
        assertThat(row.get("terms")).isEmpty();
    }

    @Test
    void totalsMayBeNegativeAndThenTheLevelIsOne() {
        Player a = player();
        Player d = player();
        String game = rated("", a, d);
        quit(d, game);
        assertThat(total(d)).isEqualTo(-50);
        assertThat(profile(d).get("level").asInt()).isEqualTo(1);
        assertThat(profile(d).get("nextLevelAt").asInt()).isEqualTo(50);
        assertThat(total(a)).isZero();
    }

    /** Levels are those before the game, whatever happens in another one meanwhile. */
    @Test
    void theLevelIsThatAtTheStartOfTheGame() {
        Player a = player();
        Player d = player();
        String game = rated("", a, d);
        playTo(11, game, a, d);
        ledger.adjust(a.id(), 25_000, "meanwhile");
        resign(d, game);
        assertThat(points(game, a)).containsExactly(25, -25);
        assertThat(look(a.visitor(), game).get("seats").get(0).get("level").asInt())
                .isEqualTo(1);
        assertThat(total(a)).isEqualTo(25_025);
    }

    /** R6.9: each threshold, and one point below it. */
    @Test
    void everyThresholdAndOnePointBelowIt() {
        for (int level = 2; level <= 25; level++) {
            int from = dev.tiaoqi.engine.score.Levels.from(level);
            Player below = player(from - 1);
            assertThat(profile(below).get("level").asInt()).isEqualTo(level - 1);
            assertThat(profile(below).get("nextLevelAt").asInt()).isEqualTo(from);
            ledger.adjust(below.id(), 1, "one more");
            assertThat(profile(below).get("level").asInt()).isEqualTo(level);
        }
    }

    @Test
    void titlesComeInTheCallersLanguage() {
        Player a = player(850);
        assertThat(profile(a).get("title").asString()).isEqualTo("高级棋师");
        Player english = new Player(a.visitor().with("Accept-Language", "en"), a.name(), a.id());
        assertThat(profile(english).get("title").asString()).isEqualTo("Senior Master");
    }

    private static void playRounds(int round, String game, Player... players) {
        for (int ply = 0; ply < (round - 1) * players.length; ply++) {
            Player on = players[ply % players.length];
            JsonNode moves = on.visitor().get(at(game, "/legal-moves")).json().get("moves");
            move(on.visitor(), game, moves.get(0).get("text").asString(), ply).expect(200);
        }
    }
}
