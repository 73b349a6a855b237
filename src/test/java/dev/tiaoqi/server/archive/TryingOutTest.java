package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Turns tried out from a position: played as in a game, and nothing of it is kept. */
class TryingOutTest extends ServerTest {

    /** Red's i9 and l3, white's j9 and e13. */
    private static final String FEW = "star4 1/2/3/4/4D8/12/11/10/4AD3/10/11/12/13/4/1A1/2/1 A 1";

    @Test
    void theyArePlayedOneAfterTheOther() {
        JsonNode answer = ask("\"turns\": [{\"move\": \"l3-k4\"}, {\"move\": \"e13-e12\"}]")
                .expect(200)
                .json();
        assertThat(answer.get("ply").asInt()).isEqualTo(2);
        assertThat(answer.get("seat").asString()).isEqualTo("A");
        assertThat(answer.at("/played/turns/1/seat").asString()).isEqualTo("D");
        assertThat(answer.at("/played/turns/1/trail").toString()).isEqualTo("[\"e13\",\"e12\"]");
        assertThat(answer.at("/played/position").asString()).endsWith(" A 2");
        assertThat(answer.at("/played/over").asBoolean()).isFalse();
        assertThat(ask("\"die\": null").json().has("played")).isFalse();
    }

    @Test
    void theTurnBegunAfterThemIsToldOfAsInAGame() {
        JsonNode answer =
                ask("\"options\": {\"items\": true}, \"turns\": [{\"move\": \"W@l3~j7\"}, {\"move\": \"e13-e12\"}],"
                                + " \"turn\": \"P\", \"from\": \"j7\"")
                        .expect(200)
                        .json();
        assertThat(answer.get("turn").asString()).isEqualTo("P");
        assertThat(answer.get("moves"))
                .isNotEmpty()
                .allMatch(move -> move.get("from").asString().equals("j7"));
        assertThat(answer.get("items")
                        .valueStream()
                        .map(item -> item.get("item").asString()))
                .contains("roadblock")
                .doesNotContain("wing");
    }

    @Test
    void eachTurnHasItsThrowAndTheOneToComeItsOwn() {
        JsonNode answer =
                ask("\"options\": {\"dice\": true}, \"turns\": [{\"move\": \"l3-k4\", \"die\": 1}], \"die\": 2")
                        .expect(200)
                        .json();
        assertThat(answer.get("seat").asString()).isEqualTo("D");
        assertThat(answer.get("die").asInt()).isEqualTo(2);
        assertThat(answer.get("actions").asInt()).isEqualTo(2);
    }

    @Test
    void withoutItemsNoTurnIsBegunInParts() {
        for (String kind : new String[] {"capture", "dice", "stayInTarget"}) {
            ask("\"options\": {\"" + kind + "\": true}, \"die\": " + (kind.equals("dice") ? "1" : "null")
                            + ", \"turns\": [], \"turn\": \"i9:k9\"")
                    .expectProblem(400, "invalidValue");
        }
    }

    @Test
    void aGameThatIsOverHasNoMovesLeft() {
        String position = FEW.replace("4D8", "13");
        JsonNode answer = nobody().post(
                        "/api/v1/positions/legal-moves",
                        "{\"position\": \"" + position
                                + "\", \"options\": {\"capture\": true}, \"turns\": [{\"move\": \"i9:k9\"}]}")
                .expect(200)
                .json();
        assertThat(answer.at("/played/over").asBoolean()).isTrue();
        assertThat(answer.at("/played/turns/0/captured").toString()).isEqualTo("[\"j9\"]");
        assertThat(answer.get("moves")).isEmpty();
        assertThat(answer.get("seat").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "turns": [{"move": "l3-l9"}]                                       | 422 | unreachable
            "turns": [{"move": "e13-e12"}]                                     | 422 | notYourMan
            "turns": [{"move": "nonsense"}]                                    | 400 | unreadable
            "turns": [{}]                                                      | 400 | invalidValue
            "turns": [null]                                                    | 400 | invalidValue
            "turns": 5                                                         | 400 | invalidValue
            "turns": [], "from": "<b>"                                         | 400 | invalidValue
            "turns": [], "turn": "R@i9"                                        | 422 | itemNotHeld
            "options": {"items": true}, "turns": [], "turn": "R@m1"            | 422 | itemInCamp
            "options": {"items": true}, "turns": [{"move": "l3-k4 T@i9=A.D...."}] | 422 | itemDeal
            "options": {"dice": true}, "turns": [{"move": "l3-k4"}]            | 422 | awaitsThrow
            "options": {"dice": true}, "turns": [{"move": "l3-k4", "die": 7}]  | 400 | invalidValue
            "turns": [{"move": "l3-k4", "die": 2}]                             | 422 | noThrow""")
    void whatCannotBePlayedIsRefusedAsInAGame(String more, int status, String code) {
        ask(more).expectProblem(status, code);
    }

    @Test
    void moreThanTwentyAreTooMany() {
        String to = "{\"move\": \"l3-k4\"}, {\"move\": \"e13-e12\"}, {\"move\": \"k4-l3\"}, {\"move\": \"e12-e13\"}";
        String twenty = String.join(", ", Collections.nCopies(5, to));
        ask("\"turns\": [" + twenty + "]").expect(200);
        ask("\"turns\": [" + twenty + ", {\"move\": \"l3-k4\"}]").expectProblem(400, "invalidValue");
    }

    private Answer ask(String more) {
        return nobody().post("/api/v1/positions/legal-moves", "{\"position\": \"" + FEW + "\", " + more + "}");
    }
}
