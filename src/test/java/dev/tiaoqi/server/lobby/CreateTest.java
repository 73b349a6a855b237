package dev.tiaoqi.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class CreateTest extends GameTest {

    @Test
    void aPresetAloneSuffices() {
        Visitor ming = guest();
        Answer answer = ming.post("/api/v1/games", "{\"preset\": \"classic\"}").expect(201);
        JsonNode game = answer.json();
        assertThat(answer.header("Location"))
                .isEqualTo("/api/v1/games/" + game.get("id").asString());
        assertThat(game.get("status").asString()).isEqualTo("open");
        assertThat(game.get("version").asInt()).isZero();
        assertThat(game.get("visibility").asString()).isEqualTo("listed");
        assertThat(game.get("board").asString()).isEqualTo("star4");
        assertThat(game.get("players").asInt()).isEqualTo(2);
        assertThat(game.get("men").asInt()).isEqualTo(10);
        assertThat(game.get("options")).hasSize(19);
        assertThat(game.at("/options/repetitionLimit").isNull()).isTrue();
        assertThat(game.at("/options/homeDeadlines").toString()).isEqualTo("[]");
        assertThat(game.at("/options/clock").toString()).isEqualTo("{\"kind\":\"none\"}");
        assertThat(game.get("rated").asBoolean()).isFalse();
        assertThat(game.get("you").toString()).isEqualTo("{\"seats\":[\"A\"],\"host\":true}");
        assertThat(texts(game.get("seats"), "kind")).containsExactly("guest", "open");
        assertThat(game.at("/seats/1/name").isNull()).isTrue();
        assertThat(game.get("toMove").isNull()).isTrue();
        assertThat(game.get("first").isNull()).isTrue();
        assertThat(game.get("turns")).isEmpty();
        assertThat(game.get("inviteUrl").asString()).startsWith("http://tiaoqi.example/j/");
        assertThat(game.get("clocks").isNull()).isTrue();
        assertThat(game.get("rematch").isNull()).isTrue();
        assertThat(game.get("result").isNull()).isTrue();
    }

    @Test
    void whatAnAnswerSaysOfAGameCanBeSentAgain() {
        Visitor ming = guest();
        JsonNode options = ming.post("/api/v1/games", "").expect(201).json().get("options");
        ming.post("/api/v1/games", "{\"options\": " + options + "}").expect(201);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            star4 | 2 | 10 | AD
            star4 | 2 | 15 | AD
            star4 | 2 | 19 | AD
            star4 | 3 | 10 | ACE
            star4 | 3 | 15 | ACE
            star4 | 4 | 13 | ABDE
            star4 | 6 | 10 | ABCDEF
            star3 | 2 | 6  | AD
            star3 | 3 | 10 | ACE
            star3 | 6 | 6  | ABCDEF
            square16 | 2 | 19 | AC
            square16 | 4 | 13 | ABCD""")
    void peopleSitByLetter(String board, int players, int men, String seats) {
        JsonNode game = guest().post(
                        "/api/v1/games",
                        "{\"board\": \"%s\", \"players\": %d, \"men\": %d}".formatted(board, players, men))
                .expect(201)
                .json();
        assertThat(String.join("", texts(game.get("seats"), "seat"))).isEqualTo(seats);
    }

    /** R1.6, R9.2: what is left out is as Halma has it for so many. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"preset": "halma"}                                | square16 | 2 | 19
            {"preset": "halma", "players": 4}                  | square16 | 4 | 13
            {"preset": "halma", "players": 4, "options": {"teams": true}} | square16 | 4 | 13
            {"board": "square16"}                              | square16 | 2 | 19
            {"board": "star3"}                                 | star3    | 2 | 6
            {"preset": "halma", "board": "star4"}              | star4    | 2 | 10""")
    void menLeftOutAreThoseOfTheBoardAndThePlayers(String body, String board, int players, int men) {
        JsonNode game = guest().post("/api/v1/games", body).expect(201).json();
        assertThat(game.get("board").asString()).isEqualTo(board);
        assertThat(game.get("players").asInt()).isEqualTo(players);
        assertThat(game.get("men").asInt()).isEqualTo(men);
        assertThat(game.at("/options/repetitionLimit").isNull()).isNotEqualTo(body.contains("halma"));
        assertThat(game.at("/options/stayInTarget").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"players": 5}                                   | impossibleRules
            {"players": 1}                                   | impossibleRules
            {"men": 11}                                      | impossibleRules
            {"players": 6, "men": 15}                        | impossibleRules
            {"options": {"first": "B"}}                      | impossibleRules
            {"preset": "nothing"}                            | optionNotOffered
            {"preset": "halma", "players": 3}                | impossibleRules
            {"preset": "halma", "players": 4, "men": 19}     | impossibleRules
            {"board": "star5"}                               | optionNotOffered
            {"rated": true}                                  | ratedNeedsAccounts
            {"options": {"rated": true}}                     | ratedNeedsAccounts
            {"board": "star3", "options": {"items": true}}    | impossibleRules
            {"options": {"dice": true, "capture": true}}     | impossibleRules
            {"options": {"capture": true, "hop": "symmetric"}} | impossibleRules
            {"options": {"teams": true}}                     | impossibleRules
            {"options": {"win": "ownMen"}}                   | impossibleRules
            {"options": {"homeDeadlines": [{"round": 20, "men": 11}]}} | impossibleRules
            {"seats": ["me", "bot:9"]}                       | optionNotOffered
            {"position": "star4 A 1"}                        | impossiblePosition
            {"position": "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A - 1"} | impossiblePosition
            {"position": "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1", "options": {"first": "D"}} | impossiblePosition""")
    void whatCannotBeIsRefused(String body, String code) {
        guest().post("/api/v1/games", body).expectProblem(422, code);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"players": "two"}                      | invalidValue
            {"players": 2.5}                        | invalidValue
            {"options": {"hop": "sideways"}}        | invalidValue
            {"options": {"hop": 1}}                 | invalidValue
            {"options": {"hop": null}}              | invalidValue
            {"options": {"stayInTarget": "true"}}   | invalidValue
            {"options": {"maxRounds": 19}}          | invalidValue
            {"options": {"maxRounds": 1001}}        | invalidValue
            {"options": {"maxRounds": "300"}}       | invalidValue
            {"options": {"repetitionLimit": 4}}     | invalidValue
            {"options": {"first": "Z"}}             | invalidValue
            {"options": {"clock": "none"}}          | invalidValue
            {"options": {"clock": {"kind": "perMove"}}} | invalidValue
            {"options": {"clock": {"kind": "perMove", "moveMillis": 0}}} | invalidValue
            {"options": {"clock": {"kind": "perMove", "moveMillis": -1}}} | invalidValue
            {"options": {"clock": {"kind": "perMove", "moveMillis": 1.5}}} | invalidValue
            {"options": {"clock": {"kind": "perMove", "moveMillis": 9999999999999}}} | invalidValue
            {"options": {"clock": {"kind": "none", "moveMillis": 30000}}} | invalidValue
            {"options": {"clock": {"kind": "hourglass"}}} | invalidValue
            {"options": {"clock": {"kind": "correspondence", "moveMillis": 30000}}} | invalidValue
            {"options": {"homeDeadlines": {}}}      | invalidValue
            {"options": {"homeDeadlines": [{"round": 20}]}} | invalidValue
            {"options": {"homeDeadlines": [{"round": 0, "men": 5}]}} | invalidValue
            {"options": []}                         | invalidValue
            {"options": {"colour": "red"}}          | unknownField
            {"color": "red"}                        | unknownField
            {"visibility": "secret"}                | invalidValue
            {"seats": "me"}                         | invalidValue
            {"seats": ["me"]}                       | invalidValue
            {"seats": ["me", "open", "open"]}       | invalidValue
            {"seats": ["me", null]}                 | invalidValue
            {"seats": ["me", "you"]}                | invalidValue
            {"seats": ["me", {"me": "Lan", "x": 1}]} | invalidValue
            {"seats": ["me", {"you": "Lan"}]}       | invalidValue
            {"seats": ["me", {"me": ""}]}           | invalidValue
            {"seats": ["me", {"me": "<b>Lan</b>"}]} | invalidValue
            {"seats": ["me", {"me": "Lan\\u202e"}]} | invalidValue
            {"seats": ["me", {"me": "Lan\\u0000"}]} | invalidValue
            [                                       | unreadable
            "classic"                               | unreadable
            {"players": 2, "players": 3}            | unreadable""")
    void whatIsWrittenWrongIsRefused(String body, String code) {
        Answer answer = guest().post("/api/v1/games", body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.json().get("code").asString()).isIn(code, "invalidValue");
    }

    @Test
    void everyProblemOfTheRulesIsTold() {
        JsonNode problem = guest().with("Accept-Language", "en")
                .post("/api/v1/games", "{\"players\": 5}")
                .expectProblem(422, "impossibleRules")
                .json();
        assertThat(problem.at("/problems/0/code").asString()).isEqualTo("playersRefused");
        assertThat(problem.at("/problems/0/message").asString())
                .isEqualTo("The board star4 does not take 5 players, but [2, 3, 4, 6]");
    }

    @Test
    void aPresetsClockAndDeadlinesAreTheGames() {
        JsonNode game = guest().post("/api/v1/games", "{\"preset\": \"qq-symmetric\", \"men\": 15}")
                .expect(201)
                .json();
        assertThat(game.at("/options/clock").toString()).isEqualTo("{\"kind\":\"perMove\",\"moveMillis\":30000}");
        assertThat(game.at("/options/homeDeadlines").toString())
                .isEqualTo("[{\"round\":20,\"men\":8},{\"round\":25,\"men\":12},{\"round\":30,\"men\":15}]");
        assertThat(game.at("/options/win").asString()).isEqualTo("ownMen");
        assertThat(game.at("/options/rated").asBoolean()).isFalse();
        assertThat(game.at("/clocks/seats/0/leftMillis").asLong()).isEqualTo(30_000);
    }

    @Test
    void onlyWhatIsBuiltIsListed() {
        JsonNode presets = nobody().get("/api/v1/presets").expect(200).json();
        assertThat(texts(presets.get("presets"), "preset"))
                .containsExactly("classic", "qq-adjacent", "qq-symmetric", "tournament", "items", "halma");
        assertThat(texts(presets.get("boards"), "board")).containsExactly("star4", "star3", "square16");
        assertThat(texts(presets.get("options"), "option"))
                .containsExactly(
                        "hop",
                        "foreignCamps",
                        "stayInTarget",
                        "pass",
                        "turnOrder",
                        "first",
                        "firstEntrySkips",
                        "win",
                        "equalTurns",
                        "maxRounds",
                        "repetitionLimit",
                        "deadGame",
                        "teams",
                        "items",
                        "dice",
                        "capture",
                        "homeDeadlines",
                        "clock",
                        "rated");
        assertThat(presets.at("/options/0/values").toString())
                .isEqualTo("[\"adjacent\",\"adjacent-2\",\"adjacent-3\",\"symmetric\"]");
    }

    @Test
    void theCoinIsTossedAtTheStart() {
        Visitor ming = guest();
        boolean[] began = new boolean[2];
        for (int i = 0; i < 40 && !(began[0] && began[1]); i++) {
            Visitor one = i % 10 == 0 ? guest() : ming;
            String game = create(one, "{\"seats\": [\"me\", \"me\"]}");
            JsonNode seen = look(one, game);
            began[seen.get("first").asString().equals("A") ? 0 : 1] = true;
            assertThat(seen.get("toMove")).isEqualTo(seen.get("first"));
            assertThat(seen.at("/options/first").asString()).isEqualTo("random");
            one.delete("/api/v1/games/" + game).expect(200);
        }
        assertThat(began).containsExactly(true, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/moves", "/resignation", "/departure", "/draw-offer", "/draw-answer"})
    void nothingIsPlayedBeforeTheStart(String what) {
        Visitor ming = guest();
        String game = newGame(ming);
        ming.post(at(game, what), what.equals("/moves") ? "{\"move\": \"l3:j5\", \"ply\": 0}" : "{\"accept\": true}")
                .expectProblem(
                        what.equals("/moves") || what.equals("/draw-answer") ? 409 : 400,
                        what.equals("/moves") || what.equals("/draw-answer") ? "notStarted" : "unknownField");
    }

    @Test
    void whatPlayersMayHaveAtOnceIsLimited() {
        Visitor ming = guest();
        for (int i = 0; i < 20; i++) {
            create(ming, "{\"seats\": [\"me\", \"me\"]}");
        }
        Answer refused =
                ming.post("/api/v1/games", "{\"seats\": [\"me\", \"bot:1\"]}").expectProblem(429, "tooMany");
        assertThat(refused.json().get("limit").asString()).isEqualTo("runningGames");
        assertThat(refused.header("Retry-After")).isNotEmpty();
        join(ming, newGame(guest())).expectProblem(429, "tooMany");
    }
}
