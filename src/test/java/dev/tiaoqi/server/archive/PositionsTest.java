package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.Vectors;
import dev.tiaoqi.server.GameTest;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

class PositionsTest extends GameTest {

    private static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

    @Test
    void anyPositionHasItsLegalMoves() {
        JsonNode answer = ask("{\"position\": \"" + OPENING + "\"}").json();
        assertThat(answer.get("seat").asString()).isEqualTo("A");
        assertThat(answer.get("moves")).hasSize(14);
        assertThat(answer.has("ply")).isFalse();
        JsonNode move = answer.at("/moves/0");
        assertThat(move.has("from") && move.has("to") && move.has("text") && move.has("trail"))
                .isTrue();
    }

    @Test
    void optionsChangeThem() {
        String position = "star4 1/2/3/4/13/12/11/10/A2D5/10/11/12/13/4/3/2/1 A 1";
        assertThat(ask("{\"position\": \"%s\", \"options\": {\"hop\": \"adjacent\"}}".formatted(position))
                        .json()
                        .get("moves")
                        .size())
                .isNotEqualTo(ask("{\"position\": \"%s\", \"options\": {\"hop\": \"symmetric\"}}".formatted(position))
                        .json()
                        .get("moves")
                        .size());
    }

    static Stream<Vectors.Row> rows() {
        List<Vectors.Row> star = Vectors.rows("moves.txt").stream()
                .filter(row -> row.board().startsWith("star"))
                .toList();
        int step = Math.max(1, star.size() / Scale.of(60, star.size()));
        return Stream.concat(
                Vectors.rows("moves-published.txt").stream(),
                IntStream.range(0, star.size()).filter(i -> i % step == 0).mapToObj(star::get));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theReferencePositionsHaveTheirMoves(Vectors.Row row) {
        String options = row.options().entrySet().stream()
                .map(option -> option.getKey().equals("stayInTarget")
                        ? "\"stayInTarget\": " + option.getValue()
                        : "\"" + option.getKey() + "\": \"" + option.getValue() + "\"")
                .collect(Collectors.joining(", "));
        JsonNode answer = ask("{\"position\": \"%s\", \"men\": %d, \"players\": %d, \"options\": {%s}}"
                        .formatted(row.position(), row.men(), row.players(), options))
                .json();
        assertThat(answer.get("moves")
                        .valueStream()
                        .map(move -> move.get("from").asString() + "-"
                                + move.get("to").asString())
                        .sorted())
                .isEqualTo(row.moves());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {}                                     | 400 | invalidValue
            {"position": 5}                        | 400 | invalidValue
            {"position": ""}                       | 422 | impossiblePosition
            {"position": "star9 1 A 1"}            | 422 | impossiblePosition
            {"position": "square16 16 A 1"}        | 422 | impossiblePosition
            {"position": "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1", "players": 5} | 422 | impossibleRules
            {"position": "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A B 1"} | 422 | impossibleRules
            {"position": "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1", "options": {"items": true, "dice": true}} | 422 | impossibleRules""")
    void whatIsNoPositionIsRefused(String body, int status, String code) {
        nobody().post("/api/v1/positions/legal-moves", body).expectProblem(status, code);
    }

    @Test
    void aPositionThatAGameCanBeginFromSaysHowTheSeatsStandInIt() {
        String position = "star4 A/AA/AAA/AAA1/13/12/11/10/4A4/10/11/12/13/4/3/DD/D D 7";
        JsonNode start = check("{\"position\": \"" + position + "\", \"preset\": \"qq-symmetric\"}")
                .expect(200)
                .json();
        assertThat(start.get("position").asString()).isEqualTo(position);
        assertThat(start.get("seat").asString()).isEqualTo("D");
        assertThat(start.get("round").asInt()).isEqualTo(7);
        assertThat(start.get("seats").toString())
                .isEqualTo("[{\"seat\":\"A\",\"men\":10,\"menHome\":9,\"left\":5,\"state\":\"playing\"},"
                        + "{\"seat\":\"D\",\"men\":3,\"menHome\":3,\"left\":94,\"state\":\"playing\"}]");
        assertThat(start.get("problems")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A - 1       | 2 | nobodyToMove | R2.9
            star4 D/DD/DDD/DDDD/13/12/11/10/B8/10/11/12/13/AAAA/AAA/AA/A A 1      | 2 | seatNotInGame | R1.5
            star4 D/DD/DDD/DDDD/13/12/11/10/A8/10/11/12/13/AAAA/AAA/AA/A A 1      | 2 | tooManyMen | R1.5
            star4 D/DD/DDD/DDDD/13/12/11/10/x8/10/11/12/13/AAAA/AAA/AA/A A 1      | 2 | obstacleAtStart | R8
            star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 301     | 2 | roundBeyondMaxRounds | R3.7
            star4 1/2/3/4/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1             | 2 | tooFewStillIn | R3.2
            star4 1/2/3/4/13/12/11/10/4E4/10/11/12/13/AAAA/AAA/AA/A C 1           | 3 | seatNotStillIn | R3.1
            star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 99999   | 2 | roundUnreadable |
            star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1       | 5 | playersRefused |
            hello                                                                 | 2 | fourFields |""")
    void fromAnImpossibleOneNoneBeginsAndItSaysWhichRuleStandsInTheWay(
            String position, int players, String problem, String rule) {
        JsonNode no = check("{\"position\": \"%s\", \"players\": %d}".formatted(position, players))
                .expect(200)
                .json();
        assertThat(no.at("/problems/0/code").asString()).isEqualTo(problem);
        assertThat(no.at("/problems/0/rule").asString(null)).isEqualTo(rule);
        assertThat(no.at("/problems/0/message").asString()).isNotBlank();
        assertThat(no.get("seat").isNull() && no.get("round").isNull()).isTrue();
        assertThat(no.get("seats")).isEmpty();
    }

    /** One beside white's man, one in a camp, and steps onto a roadblock: none of these games can bear them (R8). */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/5o7/AAAA/AAA/AA/A A 1  | 2 | "capture": true  | obstacleNotInGame
            star4 D/DD/DDD/DDDD/13/12/11/10/4x4/10/11/12/5x7/AAAA/AAA/AA/A A 1 | 2 | "capture": true | obstacleNotInGame
            star4 D/DD/DDD/DDDD/13/12/11/10/4x4/10/11/12/5x7/AAAA/AAA/AA/A A 1 | 2 | "dice": true    | obstacleNotInGame
            star4 D/DD/DDD/xDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1 | 2 | "foreignCamps": "forbidden" | obstacleInCamp
            star4 D/DD/DDD/xDDD/13/12/11/10/3B1E3/10/11/12/13/AAAA/AAA/AA/A A 1 | 4 | "items": true, "teams": true, "win": "filled" | obstacleInCamp""")
    void whereNoItemCanPutThemNothingIsAskedAboutRoadblocks(
            String position, int players, String options, String problem) {
        JsonNode no = nobody().post(
                        "/api/v1/positions/legal-moves",
                        "{\"position\": \"%s\", \"players\": %d, \"options\": {%s}}"
                                .formatted(position, players, options))
                .expectProblem(422, "impossiblePosition")
                .json();
        assertThat(no.at("/problems/0/code").asString()).isEqualTo(problem);
        assertThat(no.at("/problems/0/message").asString()).isNotBlank();
    }

    @Test
    void onlyAQuestionThatCannotBeReadIsAProblem() {
        check("{}").expectProblem(400, "invalidValue");
        check("{\"position\": 5}").expectProblem(400, "invalidValue");
        check("{\"position\": \"" + OPENING + "\", \"options\": {\"hop\": \"far\"}}")
                .expectProblem(400, "invalidValue");
    }

    /** What only legal moves are asked for with is not passed over in silence. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            die   | 3
            turn  | "P"
            turns | []
            from  | "l3\"""")
    void whetherAGameCanBeginIsNotAskedWithATurn(String field, String value) {
        check("{\"position\": \"%s\", \"%s\": %s}".formatted(OPENING, field, value))
                .expectProblem(400, "unknownField");
    }

    private dev.tiaoqi.server.Answer ask(String body) {
        return nobody().post("/api/v1/positions/legal-moves", body).expect(200);
    }

    private dev.tiaoqi.server.Answer check(String body) {
        return nobody().post("/api/v1/positions/check", body);
    }
}
