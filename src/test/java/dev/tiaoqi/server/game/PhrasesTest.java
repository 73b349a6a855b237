package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class PhrasesTest extends GameTest {

    @Test
    void whatOneSaysEverybodyAtTheTableHears() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        try (StreamReader onlooker = StreamReader.of(nobody(), at(game, "/events"));
                StreamReader own = StreamReader.of(ming, "/api/v1/events?game=" + game)) {
            onlooker.next("game");
            own.next("game");
            say(lan, game, "wellPlayed").expect(204);
            for (StreamReader reader : List.of(onlooker, own)) {
                JsonNode heard = reader.next("phrase");
                assertThat(heard.get("seat").asString()).isEqualTo("D");
                assertThat(heard.get("phrase").asString()).isEqualTo("wellPlayed");
                assertThat(heard.has("version")).isFalse();
            }
            say(ming, game, "clap").expect(204);
            assertThat(onlooker.next("phrase").get("phrase").asString()).isEqualTo("clap");
        }
        assertThat(look(ming, game).get("version").asInt()).isEqualTo(1);
        try (StreamReader late = StreamReader.of(lan, at(game, "/events"))) {
            late.next("game");
            move(ming, game, "l3:j5", 0).expect(200);
            assertThat(StreamReader.type(late.next()))
                    .as("what was said is kept nowhere")
                    .isIn("turn", "watching");
        }
    }

    @Test
    void goodGameIsHeardAfterTheEnd() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        try (StreamReader own = StreamReader.of(ming, "/api/v1/events?game=" + game)) {
            own.next("game");
            lan.post(at(game, "/resignation"), "{}").expect(200);
            own.next("end");
            say(lan, game, "goodGame").expect(204);
            assertThat(own.next("phrase").get("phrase").asString()).isEqualTo("goodGame");
        }
    }

    @Test
    void sixInAMinuteAreEnough() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        String other = twoAtTable(ming, guest());
        List<Integer> answers = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            answers.add(say(ming, i % 2 == 0 ? game : other, "hello").status());
        }
        assertThat(answers).containsExactly(204, 204, 204, 204, 204, 204, 429);
        Answer refused = say(ming, game, "hello").expectProblem(429, "tooMany");
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 60);
        move(ming, game, "l3:j5", 0).expect(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<b>", "hello ", "HELLO", "\u202Ehello", "seat.you", "hello\u0000"})
    void onlyKeysCanBeSaid(String phrase) {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        String json = phrase.replace("\u0000", "\\u0000");
        assertThat(ming.post(at(game, "/phrases"), "{\"phrase\": \"" + json + "\"}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void onlyThoseWhoSitThereSpeakAndFromTheirOwnSeat() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        say(guest(), game, "hello").expectProblem(403, "notYourSeat");
        say(nobody(), game, "hello").expectProblem(401, "notSignedIn");
        ming.post(at(game, "/phrases"), "{\"phrase\": \"hello\", \"seat\": \"D\"}")
                .expectProblem(403, "notYourSeat");
        String screen = create(ming, "{\"seats\": [\"me\", \"me\"]}");
        say(ming, screen, "hello").expectProblem(400, "seatRequired");
        ming.post(at(screen, "/phrases"), "{\"phrase\": \"hello\", \"seat\": \"D\"}")
                .expect(204);
        String cancelled = newGame(ming);
        ming.delete("/api/v1/games/" + cancelled).expect(200);
        say(ming, cancelled, "hello").expectProblem(409, "gameOver");
    }

    @Test
    void theListOfPhrasesHasAllThatCanBeSaid() {
        JsonNode all = nobody().get("/api/v1/phrases").expect(200).json();
        assertThat(all.get("words").size() + all.get("faces").size()).isEqualTo(Phrases.ALL.size());
    }

    @Test
    void thoseWhoLookOnAreCounted() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        try (StreamReader own = StreamReader.of(ming, "/api/v1/events?game=" + game)) {
            assertThat(own.next("game").get("watching").asInt()).isZero();
            Visitor fan = guest();
            try (StreamReader one = StreamReader.of(fan, at(game, "/events"));
                    StreamReader twice = StreamReader.of(fan, at(game, "/events"));
                    StreamReader other = StreamReader.of(nobody(), at(game, "/events"))) {
                one.next("game");
                twice.next("game");
                assertThat(other.next("game").get("watching").asInt()).isEqualTo(2);
                int seen = 0;
                while (seen < 2) {
                    seen = own.next("watching").get("watching").asInt();
                }
                assertThat(look(ming, game).get("watching").asInt()).isEqualTo(2);
            }
            int left = 2;
            while (left > 0) {
                left = own.next("watching").get("watching").asInt();
            }
        }
    }

    private static Answer say(Visitor who, String game, String phrase) {
        return who.post(at(game, "/phrases"), "{\"phrase\": \"" + phrase + "\"}");
    }
}
