package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RecordsTest extends GameTest {

    @Test
    void aGamesRecordCanBeTakenAwayAndChecked() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13", "k4-k5");
        Answer answer = nobody().with("Accept", "text/plain")
                .get("/api/v1/games/" + game)
                .expect(200);
        assertThat(answer.header("Content-Type")).isEqualTo("text/plain;charset=UTF-8");
        assertThat(answer.text())
                .contains(
                        "[Site \"http://tiaoqi.example/games/" + game + "\"]",
                        "[First \"A\"]",
                        "\n1. l3:j5 f15:h13 2. k4-k5 *\n");
        JsonNode checked = nobody().post("/api/v1/records", answer.text(), "text/plain")
                .expect(200)
                .json();
        assertThat(checked.get("valid").asBoolean()).isTrue();
        assertThat(checked.get("plies").asInt()).isEqualTo(3);
        assertThat(checked.get("position")).isEqualTo(look(ming, game).get("position"));
        assertThat(checked.get("result").isNull()).isTrue();
        assertThat(checked.at("/game/turns/2/trail").toString()).isEqualTo("[\"k4\",\"k5\"]");
        assertThat(checked.at("/game/seats")).hasSize(2);
        assertThat(checked.at("/game/start").asString()).endsWith("AA/A A 1");
        ming.post(at(game, "/resignation"), "{}").expect(200);
        String ended =
                ming.with("Accept", "text/plain").get("/api/v1/games/" + game).text();
        assertThat(nobody().post("/api/v1/records", ended, "text/plain;charset=UTF-8")
                        .expect(200)
                        .json()
                        .get("result"))
                .isEqualTo(look(ming, game).get("result"));
    }

    @Test
    void aWrongRecordIsToldWhereAndWhy() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        move(ming, game, "l3:j5", 0).expect(200);
        String record =
                ming.with("Accept", "text/plain").get("/api/v1/games/" + game).text();
        JsonNode fault = nobody().post("/api/v1/records", record.replace("l3:j5", "l3:j5 f15:a13"), "text/plain")
                .expectProblem(422, "illegalRecord")
                .json();
        assertThat(fault.get("ply").asInt()).isEqualTo(1);
        assertThat(fault.get("line").asInt()).isEqualTo(13);
        assertThat(fault.get("column").asInt()).isEqualTo(10);
        assertThat(fault.get("reason").asString()).isEqualTo("unreachable");
        nobody().post("/api/v1/records", "", "text/plain").expectProblem(422, "illegalRecord");
        nobody().post("/api/v1/records", "{}", "application/json").expectProblem(415, "unsupportedMediaType");
        nobody().send(
                        "POST",
                        "/api/v1/records",
                        BodyPublishers.ofByteArray(new byte[] {(byte) 0xff, (byte) 0xfe, 0}),
                        Map.of("Content-Type", "text/plain"))
                .expectProblem(400, "unreadable");
        nobody().post("/api/v1/records", " ".repeat(1024 * 1024 + 1), "text/plain")
                .expectProblem(413, "tooLarge");
    }

    @Test
    void thePageThatReadsRecordsKnowsEveryReason() {
        String page = nobody().with("Accept", "text/html")
                .with("Accept-Language", "en")
                .get("/records")
                .expect(200)
                .text();
        assertThat(page).contains("\"resultDiffers\":\"the result", "\"unreachable\":", "id=\"file\"");
    }

    @Test
    void aGameThatHasNotBegunHasNoRecord() {
        Visitor ming = guest();
        ming.with("Accept", "text/plain").get("/api/v1/games/" + newGame(ming)).expectProblem(409, "notStarted");
    }

    @Test
    void whoHasTheGameAlreadyIsToldSo() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        for (String type : List.of("application/json", "text/plain", "*/*")) {
            Visitor reader = ming.with("Accept", type);
            Answer first = reader.get("/api/v1/games/" + game).expect(200);
            String tag = first.header("ETag");
            assertThat(tag).startsWith("\"");
            assertThat(String.join(",", first.headers("Vary"))).contains("Accept", "Authorization", "Cookie");
            Visitor knowing = reader.with("If-None-Match", tag);
            Answer known = knowing.get("/api/v1/games/" + game).expect(304);
            assertThat(known.text()).isEmpty();
            assertThat(known.header("ETag")).isEqualTo(tag);
            assertThat(String.join(",", known.headers("Vary"))).contains("Accept", "Authorization", "Cookie");
            assertThat(known.header("Cache-Control")).contains("private", "no-cache");
        }
        String tag = ming.get("/api/v1/games/" + game).header("ETag");
        assertThat(lan.get("/api/v1/games/" + game).header("ETag")).isNotEqualTo(tag);
        assertThat(ming.get("/api/v1/games/" + game + "?turns=0").header("ETag"))
                .isNotEqualTo(tag);
        move(ming, game, "l3:j5", 0).expect(200);
        ming.with("If-None-Match", tag).get("/api/v1/games/" + game).expect(200);
        ming.with("Accept", "image/png").get("/api/v1/games/" + game).expectProblem(406, "notAcceptable");
    }
}
