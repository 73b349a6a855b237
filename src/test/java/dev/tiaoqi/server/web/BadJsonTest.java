package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BadJsonTest extends ServerTest {

    private static final String TOKENS = "/api/v1/account/tokens";

    private Visitor guest = Visitor.at(0);

    @BeforeEach
    void aGuest() {
        guest = guest();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "}",
                "nonsense",
                "{\"label\"}",
                "{\"label\":}",
                "{'label': 'x'}",
                "{label: 1}",
                "[]",
                "[{}]",
                "5",
                "\"x\"",
                "true",
                "{} {}",
                "{}x",
                "{\"label\": \"a\", \"label\": \"b\"}",
                "{\"label\": \"a\nb\"}",
                "{\"label\": \"\\u12\"}",
                "{\"scopes\": [\"read\"}",
                "{,}",
                "{\"label\": \"x\",}",
                "// {}\n",
                "{\"label\": NaN}",
                "\u0000",
                "{\"label\": 01}"
            })
    void whatIsNoJsonObjectIsUnreadable(String body) {
        guest.post(TOKENS, body).expectProblem(400, "unreadable");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"label\": 5}                | label",
                "{\"label\": 5.5}              | label",
                "{\"label\": true}             | label",
                "{\"label\": {}}               | label",
                "{\"label\": []}               | label",
                "{\"scopes\": 1}               | scopes",
                "{\"scopes\": \"read\"}        | scopes",
                "{\"scopes\": {}}              | scopes",
                "{\"scopes\": [[\"read\"]]}    | scopes[0]",
                "{\"scopes\": [\"read\", 1]}   | scopes[1]",
                "{\"scopes\": [\"READ\"]}      | scopes[0]",
                "{\"scopes\": [\"\"]}          | scopes[0]",
                "{\"label\": \"\"}             | label",
                "{\"label\": \"<i>x</i>\"}     | label",
                "{\"label\": \"a\\u202eb\"}    | label",
                "{\"label\": \"a\\u0000b\"}    | label",
            })
    void aValueOfTheWrongKindIsNamed(String body, String field) {
        Answer refused = guest.post(TOKENS, body).expectProblem(400, "invalidValue");
        assertThat(refused.json().get("field").asString()).isEqualTo(field);
        assertThat(refused.json().get("reason").asString()).isNotBlank();
    }

    @Test
    void anUnknownFieldIsNamed() {
        Answer refused = guest.post(TOKENS, "{\"lable\": \"x\"}").expectProblem(400, "unknownField");
        assertThat(refused.json().get("field").asString()).isEqualTo("lable");
        assertThat(refused.json().get("detail").asString()).contains("lable");
    }

    @Test
    void deepNestingHugeNumbersAndBadBytesAreUnreadable() {
        guest.post(TOKENS, "{\"scopes\": " + "[".repeat(40) + "]".repeat(40) + "}")
                .expect(400);
        guest.post(TOKENS, "[".repeat(60_000)).expectProblem(400, "unreadable");
        guest.post(TOKENS, "{\"label\": " + "9".repeat(50_000) + "}").expect(400);
        guest.post(TOKENS, "{\"label\": 1e999999999}").expect(400);
        byte[] latin1 = "{\"label\": \"é\"}".getBytes(StandardCharsets.ISO_8859_1);
        guest.send("POST", TOKENS, BodyPublishers.ofByteArray(latin1), Map.of("Content-Type", "application/json"))
                .expectProblem(400, "unreadable");
    }

    @Test
    void aBodyHasAnEnd() {
        String large = "{\"label\": \"" + "x".repeat(70_000) + "\"}";
        Answer refused = guest.post(TOKENS, large).expectProblem(413, "tooLarge");
        assertThat(refused.json().get("limit").asInt()).isEqualTo(65_536);
        // without a length, as a stream of chunks
        guest.send(
                        "POST",
                        TOKENS,
                        BodyPublishers.fromPublisher(BodyPublishers.ofString(large)),
                        Map.of("Content-Type", "application/json"))
                .expectProblem(413, "tooLarge");
        guest.post(TOKENS, "x".repeat(5_000_000)).expectProblem(413, "tooLarge");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/x-www-form-urlencoded",
                "application/yaml",
                "multipart/form-data; boundary=x",
                "nonsense",
                "image/png",
                "application/xml"
            })
    void onlyJsonIsJson(String type) {
        guest.post(TOKENS, "{\"label\": \"x\"}", type).expectProblem(415, "unsupportedMediaType");
    }

    @Test
    void onlyWhatThereIsCanBeHad() {
        guest.with("Accept", "image/png").get(TOKENS).expectProblem(406, "notAcceptable");
        guest.with("Accept", "nonsense").get(TOKENS).expectProblem(406, "notAcceptable");
        guest.with("Accept", "text/html").get("/api/v1/nothing").expectProblem(404, "notFound");
        guest.get("/api/v1").expectProblem(404, "notFound");
        Answer refused = guest.send(
                        "PUT", TOKENS, BodyPublishers.ofString("{}"), Map.of("Content-Type", "application/json"))
                .expectProblem(405, "methodNotAllowed");
        assertThat(refused.header("Allow")).contains("GET", "POST");
    }

    @Test
    void nothingWasChangedByAllThis() {
        assertThat(guest.get(TOKENS).json().get("items")).hasSize(1);
    }
}
