package dev.tiaoqi.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Rules that people keep under names of their own, and share by a link. */
class HouseRulesTest extends GameTest {

    private static final String FRIDAY = """
            {"name": " Friday ", "preset": "classic", "board": "star3", "players": 4,
             "options": {"hop": "symmetric", "maxRounds": 77, "clock": {"kind": "perMove", "moveMillis": 12500},
                         "homeDeadlines": [{"round": 12, "men": 3}, {"round": 20, "men": 6}]}}""";

    private static JsonNode kept(Visitor visitor, String json) {
        return visitor.post("/api/v1/house-rules", json).expect(201).json();
    }

    private static String at(JsonNode rules) {
        return "/api/v1/house-rules/" + rules.get("code").asString();
    }

    @Test
    void theyAreKeptListedRenamedAndForgotten() {
        Visitor ming = guest();
        JsonNode friday = kept(ming, FRIDAY);
        assertThat(friday.get("name").asString()).isEqualTo("Friday");
        assertThat(friday.get("men").asInt()).isEqualTo(6);
        assertThat(friday.at("/options/clock/moveMillis").asInt()).isEqualTo(12_500);
        kept(ming, "{\"name\": \"Saturday\", \"preset\": \"tournament\"}");
        JsonNode mine = ming.get("/api/v1/house-rules").expect(200).json().get("items");
        assertThat(texts(mine, "name")).containsExactly("Saturday", "Friday");
        assertThat(mine.get(0).at("/options/rated").asBoolean()).isTrue();
        JsonNode renamed = ming.send("PATCH", at(friday), "{\"name\": \"Sunday\"}")
                .expect(200)
                .json();
        assertThat(renamed.get("name").asString()).isEqualTo("Sunday");
        assertThat(renamed.get("code")).isEqualTo(friday.get("code"));
        ming.send("DELETE", at(friday), "").expect(204);
        ming.get(at(friday)).expectProblem(404, "notFound");
    }

    @Test
    void whoHasTheCodeMayReadThemAndNobodyElseTouchThem() {
        JsonNode friday = kept(guest(), FRIDAY);
        JsonNode read = nobody().get(at(friday)).expect(200).json();
        assertThat(read.get("yours").asBoolean()).isFalse();
        assertThat(read.get("options")).isEqualTo(friday.get("options"));
        Visitor other = guest();
        other.send("PATCH", at(friday), "{\"name\": \"mine\"}").expectProblem(404, "notFound");
        other.send("DELETE", at(friday), "").expectProblem(404, "notFound");
        assertThat(other.get("/api/v1/house-rules").json().get("items").isEmpty())
                .isTrue();
        assertThat(nobody().get(at(friday)).json().get("name").asString()).isEqualTo("Friday");
    }

    @Test
    void whatTheySayMakesTheGameAsItIs() {
        JsonNode friday = kept(guest(), FRIDAY);
        String wish = "{\"preset\": %s, \"board\": %s, \"players\": %s, \"men\": %s, \"options\": %s}"
                .formatted(
                        friday.get("preset"),
                        friday.get("board"),
                        friday.get("players"),
                        friday.get("men"),
                        friday.get("options"));
        JsonNode game = guest().post("/api/v1/games", wish).expect(201).json();
        assertThat(game.get("options")).isEqualTo(friday.get("options"));
    }

    @Test
    void rulesThatContradictThemselvesAreRefusedWithEveryReason() {
        JsonNode problem = guest().post("/api/v1/house-rules", """
                        {"name": "x", "players": 3, "options": {"deadGame": true, "teams": true, "win": "ownMen"}}""")
                .expectProblem(422, "impossibleRules")
                .json();
        assertThat(texts(problem.get("problems"), "code"))
                .containsExactlyInAnyOrder("deadGameNeedsTwo", "teamsNeedFourOrSix", "ownMenNeedsDeadlines");
        guest().post("/api/v1/house-rules", "{\"name\": \"\"}").expectProblem(400, "invalidValue");
        guest().post("/api/v1/house-rules", "{}").expectProblem(400, "invalidValue");
        nobody().post("/api/v1/house-rules", FRIDAY).expectProblem(401, "notSignedIn");
    }

    @Test
    void fiftyAreTheMost() {
        Visitor ming = guest();
        for (int i = 0; i < HouseBook.MOST; i++) {
            kept(ming, "{\"name\": \"n" + i + "\"}");
        }
        JsonNode problem = ming.post("/api/v1/house-rules", "{\"name\": \"more\"}")
                .expectProblem(429, "tooMany")
                .json();
        assertThat(problem.get("limit").asString()).isEqualTo("houseRules");
        assertThat(ming.get("/api/v1/house-rules").json().get("items").size()).isEqualTo(HouseBook.MOST);
    }
}
