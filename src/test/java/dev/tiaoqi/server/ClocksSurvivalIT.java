package dev.tiaoqi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The power fails while clocks run: nobody loses by it, and everything stands as it stood. */
class ClocksSurvivalIT {

    private static final Path LOG = Path.of("target/logs/clocks-survival.log");
    private static final long OUTAGE_SECONDS = 8;

    /** A server says every second that it is there. */
    private static final long A_BEAT = 1_500;

    @TempDir
    private Path data = Path.of("");

    private List<String> tokens = List.of();

    @Test
    void timeWithoutAServerIsNobodys() throws Exception {
        String where = "--tiaoqi.data=" + data.resolve("clocks");
        String slow;
        String row;
        JsonNode before;
        Instant killed;
        try (RunningServer server = RunningServer.start(LOG, where)) {
            tokens = List.of(token(server), token(server));
            row = begun(server, "{\"kind\": \"perMove\", \"moveMillis\": 3000}");
            awaitPly(server, row, 2);
            // Without the outage credited this flag falls while nobody is up.
            slow = begun(server, "{\"kind\": \"fischer\", \"baseMillis\": 9000, \"incrementMillis\": 1000}");
            move(server, 0, slow, "l3:j5", 0);
            player(server, 0).post(path(slow, "/draw-offer"), "{}").expect(200);
            player(server, 0).post(path(slow, "/take-back"), "{}").expect(200);
            player(server, 1).post(path(slow, "/care"), "{}").expect(200);
            player(server, 1).delete(path(slow, "/care")).expect(200);
            before = look(server, slow);
            server.kill();
            killed = Instant.now();
        }
        long left = Duration.between(
                        killed,
                        Instant.parse(before.at("/clocks/seats/1/runsOutAt").asString()))
                .toMillis();
        assertThat(left).as("the test is slower than the clock").isPositive();
        TimeUnit.SECONDS.sleep(OUTAGE_SECONDS);
        try (RunningServer server = RunningServer.start(LOG, where)) {
            JsonNode after = look(server, slow);
            assertThat(after.get("status").asString()).isEqualTo("running");
            assertThat(after.get("version")).isEqualTo(before.get("version"));
            assertThat(after.get("offers")).isEqualTo(before.get("offers"));
            assertThat(after.at("/clocks/seats/0/leftMillis")).isEqualTo(before.at("/clocks/seats/0/leftMillis"));
            Instant end = Instant.parse(after.at("/clocks/seats/1/runsOutAt").asString());
            assertThat(Duration.between(server.opened(), end).toMillis()).isBetween(left - 2_000, left + A_BEAT);
            assertThat(look(server, row).at("/turns").size()).isGreaterThanOrEqualTo(2);
            awaitEnd(server, slow, "timeout");
            awaitEnd(server, row, "timeout");
            JsonNode over = look(server, row);
            assertThat(over.get("turns"))
                    .as("three in a row, counted across the failure")
                    .hasSize(5);
        }
    }

    private String begun(RunningServer server, String clock) {
        String game = player(server, 0)
                .post("/api/v1/games", "{\"options\": {\"first\": \"A\", \"clock\": " + clock + "}}")
                .expect(201)
                .json()
                .get("id")
                .asString();
        player(server, 1).post(path(game, "/seats"), "{}").expect(200);
        return game;
    }

    private void awaitPly(RunningServer server, String game, int ply) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> look(server, game).get("ply").asInt() >= ply);
    }

    private void awaitEnd(RunningServer server, String game, String reason) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() ->
                        look(server, game).at("/result/reason").asString("").equals(reason));
    }

    private void move(RunningServer server, int who, String game, String move, int ply) {
        player(server, who)
                .post(path(game, "/moves"), "{\"move\": \"" + move + "\", \"ply\": " + ply + "}")
                .expect(200);
    }

    private JsonNode look(RunningServer server, String game) {
        return player(server, 0).get(path(game, "")).expect(200).json();
    }

    private Visitor player(RunningServer server, int which) {
        return server.visitor().withToken(tokens.get(which));
    }

    private static String token(RunningServer server) {
        return server.visitor()
                .post("/api/v1/guests", "{}")
                .expect(201)
                .json()
                .get("token")
                .asString();
    }

    private static String path(String id, String rest) {
        return "/api/v1/games/" + id + rest;
    }
}
