package dev.tiaoqi.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who may play for points (R6, R11). */
class RatedGamesTest extends RatedTest {

    @Test
    void aGuestCannotHaveARatedGame() {
        guest().post("/api/v1/games", "{\"rated\": true}").expectProblem(422, "ratedNeedsAccounts");
        guest().post("/api/v1/games", "{\"options\": {\"rated\": true}}").expectProblem(422, "ratedNeedsAccounts");
    }

    @Test
    void aGuestCannotJoinOneAndAComputerCannotFillIt() {
        Player a = player();
        String game = create(a.visitor(), "{\"rated\": true}");
        join(guest(), game).expectProblem(422, "ratedNeedsAccounts");
        a.visitor().post(at(game, "/start"), "{\"fill\": \"bot:1\"}").expectProblem(422, "ratedNeedsAccounts");
        assertThat(look(a.visitor(), game).get("status").asString()).isEqualTo("open");
        assertThat(look(a.visitor(), game).get("rated").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"rated\": true, \"seats\": [\"me\", \"bot:1\"]}              | 422 | ratedNeedsAccounts",
                "{\"rated\": true, \"seats\": [\"me\", \"me\"]}                 | 409 | alreadySeated",
                "{\"rated\": true, \"options\": {\"maxRounds\": 99}}            | 422 | impossibleRules",
                "{\"options\": {\"rated\": \"yes\"}}                            | 400 | invalidValue",
            })
    void whatMakesARatedGameImpossible(String wish, int status, String code) {
        player().visitor().post("/api/v1/games", wish).expectProblem(status, code);
    }

    @Test
    void aRatedGameBeginsFromTheOpening() {
        Player a = player();
        String wish = "{\"rated\": true, \"position\": \"" + A_WINS_BY_E13_E14 + "\"}";
        var refused = a.visitor().post("/api/v1/games", wish).expectProblem(422, "impossibleRules");
        assertThat(texts(refused.json().get("problems"), "code")).containsExactly("ratedNeedsOpening");
    }

    @Test
    void thePersonSitsOnce() {
        Player a = player();
        String game = create(a.visitor(), "{\"rated\": true, \"players\": 3}");
        join(a.visitor(), game).expectProblem(409, "alreadySeated");
    }

    @Test
    void anUnratedGameBringsNoPointsAndNoLevel() {
        Player a = player();
        Player d = player();
        String game = twoAtTable(a.visitor(), d.visitor());
        resign(d, game);
        assertThat(points(game, a)).containsExactly(null, null);
        assertThat(look(a.visitor(), game).get("result").has("points")).isFalse();
        assertThat(a.visitor().get(of(a, "/points")).json().get("items")).isEmpty();
    }

    @Test
    void whatAnAnswerSaysOfAGameCanBeSentAgain() {
        Player a = player();
        String game = create(a.visitor(), "{\"rated\": true}");
        String options = look(a.visitor(), game).get("options").toString();
        String again = create(a.visitor(), "{\"options\": " + options + "}");
        assertThat(look(a.visitor(), again).get("rated").asBoolean()).isTrue();
    }
}
