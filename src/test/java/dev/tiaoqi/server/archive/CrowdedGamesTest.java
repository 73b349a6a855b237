package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Crowded;
import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** What it costs to ask is bounded, whatever is asked, and however many do. */
@WholeServer
class CrowdedGamesTest extends GameTest {

    private static final String CROWDED = Crowded.RULES + ", \"position\": \"" + Crowded.position() + "\"";
    private static final int LONGEST = 1_500_000;
    private static final int MOST = 4_000;

    @Autowired
    private Workbench workbench;

    @Test
    void noPositionHasMoreMovesThanCanBeTold() {
        Answer answer = nobody().post("/api/v1/positions/legal-moves", "{" + CROWDED + "}")
                .expect(200);
        assertThat(answer.text().length()).isLessThan(LONGEST);
        assertThat(answer.json().get("moves").size()).isBetween(MOST / 4, MOST);
    }

    @Test
    void aComputerPlaysFromIt() {
        Visitor ming = guest();
        String game = create(ming, "{" + CROWDED + ", \"seats\": [\"bot:1\", \"me\", \"me\", \"me\", \"me\", \"me\"]}");
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> look(ming, game).get("ply").asInt() > 0);
        JsonNode turn = look(ming, game).at("/turns/0");
        assertThat(turn.get("seat").asString()).isEqualTo("A");
        assertThat(turn.get("captured")).isNotEmpty();
    }

    @Test
    void whoWouldHaveToWaitForOthersIsSentAway() throws InterruptedException {
        CountDownLatch in = new CountDownLatch(2);
        CountDownLatch out = new CountDownLatch(1);
        for (int i = 0; i < 2; i++) {
            Thread.ofVirtual().start(() -> workbench.work(() -> waitFor(in, out)));
        }
        in.await();
        try {
            nobody().post("/api/v1/positions/legal-moves", "{" + CROWDED + "}").expectProblem(503, "busy");
            nobody().post("/api/v1/positions/check", "{" + CROWDED + "}").expectProblem(503, "busy");
            Answer record = nobody().post("/api/v1/records", CheckDoor.EXAMPLE, "text/plain");
            assertThat(record.expectProblem(503, "busy").header("Retry-After")).isNotEmpty();
        } finally {
            out.countDown();
        }
        nobody().post("/api/v1/positions/check", "{" + CROWDED + "}").expect(200);
    }

    private static boolean waitFor(CountDownLatch in, CountDownLatch out) {
        in.countDown();
        try {
            return out.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
