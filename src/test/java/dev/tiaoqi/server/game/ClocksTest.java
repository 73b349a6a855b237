package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks as people meet them: through the API, on the server's own clock. */
@WholeServer
class ClocksTest extends GameTest {

    static String begun(Visitor host, Visitor other, String clock) {
        String game = create(host, "{\"options\": {\"first\": \"A\", \"clock\": {" + clock + "}}}");
        join(other, game).expect(200);
        return game;
    }

    static String perMove(long millis) {
        return "\"kind\": \"perMove\", \"moveMillis\": " + millis;
    }

    static String fischer(long base, long increment) {
        return "\"kind\": \"fischer\", \"baseMillis\": " + base + ", \"incrementMillis\": " + increment;
    }

    @Test
    void theFirstTurnStartsTheClock() {
        Visitor ming = guest();
        String game = create(ming, "{\"options\": {\"first\": \"A\", \"clock\": {" + fischer(600_000, 10_000) + "}}}");
        JsonNode open = look(ming, game).get("clocks");
        assertThat(open.at("/seats/0/leftMillis").asLong()).isEqualTo(600_000);
        assertThat(open.at("/seats/0/runsOutAt").isNull()).isTrue();
        JsonNode begun = join(guest(), game).expect(200).json().get("clocks");
        assertThat(begun.at("/seats/0/runsOutAt").isNull()).isFalse();
        assertThat(begun.at("/seats/1/runsOutAt").isNull()).isTrue();
        JsonNode moved = move(ming, game, "l3:j5", 0).expect(200).json();
        JsonNode clocks = moved.get("clocks");
        long think = moved.at("/turn/thinkMillis").asLong();
        assertThat(clocks.at("/seats/0/leftMillis").asLong()).isEqualTo(610_000 - think);
        assertThat(clocks.at("/seats/0/runsOutAt").isNull()).isTrue();
        Instant end = Instant.parse(clocks.at("/seats/1/runsOutAt").asString());
        Instant asOf = Instant.parse(clocks.get("asOf").asString());
        assertThat(Duration.between(asOf, end)).isEqualTo(Duration.ofMinutes(10));
        JsonNode listed = look(ming, game).get("clocks");
        assertThat(Instant.parse(listed.at("/seats/1/runsOutAt").asString())).isEqualTo(end);
    }

    @Test
    void listsShowTheSameClocks() {
        Visitor ming = guest();
        String game = begun(ming, guest(), fischer(600_000, 0));
        move(ming, game, "l3:j5", 0).expect(200);
        JsonNode whole = look(ming, game).get("clocks").get("seats");
        JsonNode items = ming.get("/api/v1/games?mine=true").expect(200).json().get("items");
        JsonNode item = StreamSupport.stream(items.spliterator(), false)
                .filter(each -> each.get("id").asString().equals(game))
                .findFirst()
                .orElseThrow()
                .get("clocks")
                .get("seats");
        assertThat(item.at("/0/leftMillis")).isEqualTo(whole.at("/0/leftMillis"));
        assertThat(item.at("/1/runsOutAt")).isEqualTo(whole.at("/1/runsOutAt"));
    }

    @Test
    void r42ATimeoutPassesByItselfAndTheThirdInARowHasQuit() {
        Visitor ming = guest();
        String game = begun(ming, guest(), perMove(400));
        try (StreamReader stream = StreamReader.of(nobody(), at(game, "/events"))) {
            stream.next("game");
            for (int turn = 0; turn < 5; turn++) {
                JsonNode event = stream.next();
                assertThat(event.get("type").asString()).isEqualTo("turn");
                assertThat(event.at("/turn/move").asString()).isEqualTo("--#time");
                assertThat(event.at("/turn/seat").asString()).isEqualTo(turn % 2 == 0 ? "A" : "D");
                assertThat(event.at("/turn/thinkMillis").asLong()).isEqualTo(400);
            }
            JsonNode end = stream.next("end");
            assertThat(end).isNotNull();
        }
        JsonNode over = look(ming, game);
        assertThat(over.at("/result/reason").asString()).isEqualTo("timeout");
        assertThat(over.at("/seats/0/state").asString()).isEqualTo("quit");
        assertThat(over.at("/events/0/kind").asString()).isEqualTo("quit");
        assertThat(over.at("/events/0/reason").asString()).isEqualTo("timeout");
        assertThat(over.get("turns")).hasSize(5);
        assertThat(ming.with("Accept", "text/plain")
                        .get(at(game, ""))
                        .expect(200)
                        .text())
                .contains("--#time")
                .contains("A#quits");
    }

    @Test
    void r42ATurnOfOnesOwnBreaksTheRow() {
        Visitor ming = guest();
        String game = begun(ming, guest(), perMove(700));
        awaitPly(ming, game, 2);
        move(ming, game, "l3:j5", 2).expect(200);
        awaitPly(ming, game, 4);
        assertThat(look(ming, game).at("/clocks/seats/0/timeouts").asInt()).isZero();
        assertThat(look(ming, game).at("/clocks/seats/1/timeouts").asInt()).isEqualTo(2);
    }

    @Test
    void r42WhoseFlagFallsHasQuit() {
        Visitor ming = guest();
        String game = begun(ming, guest(), fischer(1_500, 5_000));
        try (StreamReader stream = StreamReader.of(nobody(), at(game, "/events"))) {
            JsonNode ended = stream.next("ended");
            assertThat(ended.at("/result/reason").asString()).isEqualTo("timeout");
            assertThat(ended.at("/result/ranking").toString()).isEqualTo("[[\"D\"],[\"A\"]]");
            assertThat(ended.at("/events/0/kind").asString()).isEqualTo("quit");
            assertThat(ended.at("/events/0/reason").asString()).isEqualTo("timeout");
        }
        move(ming, game, "l3:j5", 0).expectProblem(409, "gameOver");
        assertThat(look(ming, game).get("clocks").at("/seats/0/leftMillis").asLong())
                .as("nothing is added after the flag")
                .isLessThanOrEqualTo(1_500);
    }

    @Test
    void theDeadlineIsSaidBeforeItBites() {
        Visitor ming = guest();
        String game = create(
                ming,
                "{\"options\": {\"first\": \"A\", \"homeDeadlines\": [{\"round\": 1, \"men\": 1},"
                        + " {\"round\": 2, \"men\": 3}, {\"round\": 30, \"men\": 10}]}}");
        Visitor lan = guest();
        join(lan, game).expect(200);
        assertThat(look(ming, game).at("/seats/0/deadline").toString())
                .isEqualTo("{\"round\":1,\"men\":1,\"outside\":0,\"missing\":1}");
        JsonNode moved = move(ming, game, "l3:j5", 0).expect(200).json();
        assertThat(moved.at("/seats/0/deadline").toString())
                .as("his turn of round 1 is over")
                .isEqualTo("{\"round\":2,\"men\":3,\"outside\":1,\"missing\":2}");
        assertThat(moved.at("/seats/1/deadline/round").asInt()).isEqualTo(1);
        move(lan, game, "f15:h13", 1).expect(200);
        JsonNode passive = move(ming, game, "k4-k5", 2).expect(200).json();
        assertThat(passive.at("/result/reason").asString()).isEqualTo("passive");
        assertThat(passive.at("/events/0/kind").asString()).isEqualTo("passive");
        assertThat(passive.at("/events/0/ply").asInt()).isEqualTo(3);
        assertThat(passive.at("/seats/1/deadline").isNull()).isTrue();
        assertThat(look(ming, game).get("events")).hasSize(1);
    }

    @Test
    void computersMoveByTheSameClock() {
        Visitor ming = guest();
        String game = create(
                ming,
                "{\"seats\": [\"me\", \"bot:1\"], \"options\": {\"first\": \"D\", \"clock\": {" + fischer(60_000, 0)
                        + "}}}");
        awaitPly(ming, game, 1);
        JsonNode seen = look(ming, game);
        assertThat(seen.at("/clocks/seats/1/leftMillis").asLong())
                .isEqualTo(60_000 - seen.at("/turns/0/thinkMillis").asLong())
                .isLessThan(60_000);
    }

    static Instant runsOutAt(Visitor viewer, String game, int seat) {
        return Instant.parse(
                look(viewer, game).at("/clocks/seats/" + seat + "/runsOutAt").asString());
    }

    static void awaitPly(Visitor viewer, String game, int ply) {
        Awaitility.await("ply " + ply)
                .atMost(Duration.ofSeconds(20))
                .pollInterval(Duration.ofMillis(50))
                .until(() -> look(viewer, game).get("ply").asInt() >= ply);
    }

    static void sleepUntil(Instant then) {
        try {
            TimeUnit.MILLISECONDS.sleep(
                    Math.max(0, Duration.between(Instant.now(), then).toMillis()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
