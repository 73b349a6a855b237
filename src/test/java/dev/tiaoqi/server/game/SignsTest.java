package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What rules will ask, stop or end is said before they do, and what they did is told (R2.9, R3.7, R4.3, R5.2). */
class SignsTest extends GameTest {

    /** Two men each, all of them last men. */
    private static final String LEVEL = "star3 1/2/3/10/9/2D1D3/7/1A1A4/9/10/3/2/1 A ";

    /** A is a step from his target, D far from it. */
    private static final String NEAR = "star3 A/2/3/5A4/9/8/2AD3/8/9/4DD4/3/2/1 A 1";

    private static final String TO = "g6-g5 g8-g9";
    private static final String FRO = "g5-g6 g9-g8";

    private Visitor ming;
    private Visitor lan;

    @BeforeEach
    void come() {
        ming = guest();
        lan = guest();
    }

    private String game(String position, String options) {
        String game = create(ming, """
                {"board": "star3", "men": 6, "position": "%s", "options": {"pass": "allowed", %s}}""".formatted(position, options));
        join(lan, game).expect(200);
        return game;
    }

    private void rounds(String game, String... rounds) {
        play(
                game,
                List.of(ming, lan),
                Stream.of(rounds)
                        .flatMap(round -> Stream.of(round.split(" ", -1)))
                        .toArray(String[]::new));
    }

    /** Ten rounds of two men going to and fro. */
    private String dead() {
        String game = game(LEVEL + "1", "\"deadGame\": true");
        for (int i = 0; i < 5; i++) {
            rounds(game, TO, FRO);
        }
        return game;
    }

    @Test
    void roundsWithoutProgressAreCountedAndTheTenthIsCalled() {
        String game = game(LEVEL + "1", "\"deadGame\": true");
        rounds(game, TO, FRO, TO, FRO, TO, FRO, TO);
        JsonNode near = look(lan, game).get("deadGame");
        assertThat(near.toString()).isEqualTo("""
                {"rounds":7,"of":10,"dead":false,"since":null,"turnsLeft":{"A":5,"D":5},\
                "lastMen":{"A":["g5"],"D":["g9"]},"distance":{"A":55,"D":55}}""");
        rounds(game, FRO, TO);
        move(ming, game, "g5-g6", 18).expect(200);
        JsonNode answer = move(lan, game, "g9-g8", 19).expect(200).json();
        assertThat(answer.at("/deadGame/dead").asBoolean()).isTrue();
        assertThat(answer.at("/deadGame/since").asInt()).isEqualTo(10);
        assertThat(answer.at("/deadGame/lastMen/A").toString()).isEqualTo("[\"e6\",\"g6\"]");
        JsonNode passed = move(ming, game, "--", 20).expect(200).json();
        assertThat(passed.at("/deadGame/turnsLeft").toString()).isEqualTo("{\"A\":4,\"D\":5}");
        assertThat(passed.get("passedRounds").asInt()).isZero();
    }

    @Test
    void whoConcedesIsScoredAtOnceAndHalfAStepIsASuperiorDeadGame() {
        String game = dead();
        JsonNode end = move(ming, game, "e6-e7", 20).expect(200).json();
        // A: 53 and half a step off, D: 54
        assertThat(end.at("/result/score").toString()).isEqualTo("{\"A\":1,\"D\":0}");
        assertThat(end.at("/result/reason").asString()).isEqualTo("deadGame");
        assertThat(end.at("/deadGame/since").asInt()).isEqualTo(10);
        assertThat(end.at("/deadGame/turnsLeft").isEmpty()).isTrue();
        String other = dead();
        rounds(other, "g6-g5 --");
        JsonNode half = move(ming, other, "g5-g6", 22).expect(200).json();
        // A: back to 54 and half a step off, D: 54
        assertThat(half.at("/result/score").toString()).isEqualTo("{\"A\":0.75,\"D\":0.25}");
    }

    @Test
    void withoutAConcessionInFiveTurnsBothHaveLost() {
        String game = dead();
        rounds(game, TO, "-- --", "-- --", "g5-g4 --", "-- --");
        JsonNode ended = look(ming, game);
        assertThat(ended.get("status").asString()).isEqualTo("ended");
        assertThat(ended.at("/result/score").toString()).isEqualTo("{\"A\":0,\"D\":0}");
        assertThat(ended.at("/result/ranking").toString()).isEqualTo("[[\"A\",\"D\"]]");
    }

    @Test
    void theFirstManInIsAnnouncedAndHisTurnIsLostInTheLog() {
        String game = game(NEAR, "\"firstEntrySkips\": true");
        assertThat(look(lan, game).get("firstEntry").toString()).isEqualTo("{\"open\":true,\"loses\":null}");
        JsonNode entered = move(ming, game, "f10-f11", 0).expect(200).json();
        assertThat(entered.get("firstEntry").toString()).isEqualTo("{\"open\":false,\"loses\":\"A\"}");
        move(lan, game, "g7-g6", 1).expect(200);
        JsonNode after = look(ming, game);
        assertThat(after.get("firstEntry").isNull()).isTrue();
        assertThat(after.at("/turns/2/move").asString()).isEqualTo("--#lost");
        assertThat(after.get("toMove").asString()).isEqualTo("D");
    }

    @Test
    void theReturnThatIsBarredStandsBesideTheLegalMoves() {
        String game = game(LEVEL + "1", "\"repetitionLimit\": 3");
        rounds(game, TO, FRO, TO, FRO, TO, FRO);
        assertThat(barred(game)).isEqualTo("[]");
        rounds(game, TO);
        assertThat(barred(game)).isEqualTo("[{\"from\":\"g5\",\"to\":\"g6\",\"code\":\"repetition\"}]");
        assertThat(ming.get(at(game, "/legal-moves?from=e6"))
                        .json()
                        .get("barred")
                        .isEmpty())
                .isTrue();
        assertThat(ming.with("Accept", "text/html").get("/games/" + game).text())
                .contains("\"barred\":[{\"from\":\"g5\"");
        move(ming, game, "g5-g6", 14).expectProblem(422, "repetition");
    }

    @Test
    void roundsOfPassesAreCountedUntilTheThirdEndsTheGame() {
        String game = game(LEVEL + "1", "\"maxRounds\": 20");
        rounds(game, "-- --", "-- --");
        JsonNode two = look(lan, game);
        assertThat(two.get("passedRounds").asInt()).isEqualTo(2);
        assertThat(two.get("deadGame").isNull()).isTrue();
        rounds(game, "-- --");
        assertThat(look(lan, game).at("/result/reason").asString()).isEqualTo("allPassed");
    }

    @Test
    void theTournamentPresetIsOfferedWithAllItAgreesOn() {
        JsonNode made = ming.post("/api/v1/games", "{\"preset\": \"tournament\"}")
                .expect(201)
                .json();
        assertThat(made.at("/options/deadGame").asBoolean()).isTrue();
        assertThat(made.at("/options/pass").asString()).isEqualTo("allowed");
        assertThat(made.at("/options/homeDeadlines").toString()).isEqualTo("[{\"round\":30,\"men\":10}]");
        assertThat(made.get("rated").asBoolean()).isFalse();
        JsonNode four = ming.post("/api/v1/games", "{\"preset\": \"tournament\", \"players\": 4}")
                .expect(201)
                .json();
        assertThat(four.at("/options/deadGame").asBoolean()).isFalse();
    }

    private String barred(String game) {
        return ming.get(at(game, "/legal-moves"))
                .expect(200)
                .json()
                .get("barred")
                .toString();
    }
}
