package dev.tiaoqi.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.time.Duration;
import java.time.Instant;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

class ComputersTest extends GameTest {

    @Autowired
    private Shift shift;

    @Test
    void computersMoveAgainAfterTheServerWasStoppedAndStarted() {
        shift.stop();
        shift.start();
        Visitor ming = guest();
        String game = create(ming, "{\"seats\": [\"me\", \"bot:1\"], \"options\": {\"first\": \"D\"}}");
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> look(ming, game).get("ply").asInt() == 1);
    }

    @Test
    void aComputerAnswersAfterHalfASecondToASecond() {
        Visitor ming = guest();
        String game = create(ming, "{\"seats\": [\"me\", \"bot:1\"], \"options\": {\"first\": \"A\"}}");
        try (StreamReader stream = StreamReader.of(ming, at(game, "/events"))) {
            stream.next("game");
            move(ming, game, "l3:j5", 0).expect(200);
            Instant mine = Instant.parse(stream.next("turn").at("/turn/at").asString());
            JsonNode turn = stream.next("turn");
            assertThat(turn.at("/turn/seat").asString()).isEqualTo("D");
            Duration waited =
                    Duration.between(mine, Instant.parse(turn.at("/turn/at").asString()));
            assertThat(waited).isBetween(Duration.ofMillis(500), Duration.ofMillis(2500)); // aim: one second, unloaded
        }
    }

    @Test
    void fourComputersPlayHalmaToTheLastRank() {
        Visitor ming = guest();
        String game = create(
                ming,
                "{\"preset\": \"halma\", \"players\": 4, \"seats\": [\"bot:1\", \"bot:1\", \"bot:1\", \"bot:1\"],"
                        + " \"position\": \"square16 DDDD8AAAA/DDDD8AAAA/DDD10AAA/D14A/2D10A2/16/16/16/16/16/16/"
                        + "2C10B2/C14B/CCC10BBB/CCCC8BBBB/CCCC8BBBB A 1\"}");
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> look(ming, game).get("status").asString().equals("ended"));
        assertThat(look(ming, game).at("/result/ranking").size()).isEqualTo(4);
    }

    @Test
    void computersPlayAmongThemselvesToTheEnd() {
        Visitor ming = guest();
        String game = create(
                ming,
                "{\"board\": \"star3\", \"seats\": [\"bot:1\", \"bot:1\"], \"position\":"
                        + " \"star3 1/AA/AAA/4A5/9/8/7/8/9/5D4/DDD/DD/1 A 1\"}");
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> look(ming, game).get("status").asString().equals("ended"));
        assertThat(look(ming, game).at("/result/reason").asString()).isEqualTo("finished");
    }

    @Test
    void computersPlayWithItemsAndUseThem() {
        Visitor ming = guest();
        String game = create(
                ming,
                "{\"preset\": \"items\", \"seats\": [\"bot:1\", \"bot:1\"], \"options\": {\"clock\": {\"kind\": \"none\"}},"
                        + " \"position\": \"star4 A/AA/AAA/AAA1/13/12/11/4D5/4A4/10/11/12/13/1DDD/DDD/DD/D A 25\"}");
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> look(ming, game).get("status").asString().equals("ended"));
        assertThat(look(ming, game).at("/result/reason").asString()).isEqualTo("finished");
        String record =
                ming.with("Accept", "text/plain").get(at(game, "")).expect(200).text();
        assertThat(record).containsPattern("[RMWXT]@");
    }
}
