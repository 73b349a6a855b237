package dev.tiaoqi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The power fails between moves and in the middle of them: every game is where its last answer left it. */
class SurvivalIT {

    private static final Path LOG = Path.of("target/logs/survival.log");

    private static final int GUESTS = 25;

    @TempDir
    private Path data = Path.of("");

    private String game = "";
    private String against = "";
    private List<String> tokens = List.of();
    /** Guests whose welcome is the last thing before the power fails: each of them was answered, so each is known. */
    private List<String> welcomed = List.of();

    private int acknowledged;

    @Test
    void gamesOutliveThePowerWithSettingsOfOurs() throws Exception {
        survive("--tiaoqi.data=" + data.resolve("ours"), Scale.of(1, 10));
    }

    @Test
    void gamesOutliveThePowerWithABareUrl() throws Exception {
        survive("--spring.datasource.url=jdbc:h2:file:" + data.resolve("bare"), Scale.of(1, 10));
    }

    @Test
    void whoReadsAStreamIsToldToComeBackWhenTheServerIsStopped() {
        try (RunningServer server = RunningServer.start(LOG, "--tiaoqi.data=" + data.resolve("stopped"))) {
            setUp(server);
            try (var stream = server.visitor()
                    .open(path(game, "/events"), StreamReader.SSE)
                    .body()) {
                var lines = stream.iterator();
                assertThat(lines.next()).startsWith("id: ");
                Thread.ofVirtual().start(server::stop);
                String line = lines.next();
                while (!line.startsWith("retry: ")) {
                    line = lines.next();
                }
                assertThat(Integer.parseInt(line.substring(7))).isBetween(1000, 5000);
                assertThat(lines.next()).startsWith("data: {\"type\":\"restart\"");
            }
        }
    }

    private void survive(String where, int kills) throws Exception {
        Random random = new Random(20_261_130);
        System.out.println("survival: " + kills + " kills, seed 20261130");
        try (RunningServer first = RunningServer.start(LOG, where)) {
            setUp(first);
            offer(first);
            welcomed = Stream.generate(() -> token(first)).limit(GUESTS).toList();
            first.kill();
        }
        for (int kill = 1; kill <= kills; kill++) {
            try (RunningServer server = RunningServer.start(LOG, where)) {
                check(server);
                playUntilKilled(server, random);
            }
        }
        try (RunningServer last = RunningServer.start(LOG, where)) {
            check(last);
        }
    }

    private void setUp(RunningServer server) {
        tokens = List.of(token(server), token(server));
        Visitor ming = player(server, 0);
        JsonNode made = ming.post("/api/v1/games", "{\"options\": {\"first\": \"A\", \"maxRounds\": 1000}}")
                .expect(201)
                .json();
        game = made.get("id").asString();
        player(server, 1).post(path(game, "/seats"), "{}").expect(200);
        against = ming.post("/api/v1/games", "{\"seats\": [\"me\", \"bot:1\"], \"options\": {\"first\": \"A\"}}")
                .expect(201)
                .json()
                .get("id")
                .asString();
        acknowledged = 0;
    }

    /** After the first move D offers a draw, which nobody answers; the mover's next turn lets it lapse. */
    private void offer(RunningServer server) {
        move(server, 0);
        player(server, 1).post(path(game, "/draw-offer"), "{}").expect(200);
    }

    /** Moves as fast as answers come, until the power fails somewhere among them; the computer's turn is left waiting. */
    private void playUntilKilled(RunningServer server, Random random) throws Exception {
        waitForMe(server);
        String reply = firstLegal(server, against);
        int ply = look(server, against).get("ply").asInt();
        send(player(server, 0), against, reply, ply).expect(200);
        try (ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<?> playing = hands.submit(() -> {
                for (int i = 0; i < 10_000; i++) {
                    move(server, acknowledged);
                }
            });
            TimeUnit.MILLISECONDS.sleep(random.nextInt(400));
            server.kill();
            try {
                playing.get();
            } catch (ExecutionException cutOff) {
                // the last move's answer never came
            }
        }
    }

    private void check(RunningServer server) {
        welcomed.forEach(token ->
                server.visitor().withToken(token).get("/api/v1/account").expect(200));
        JsonNode now = look(server, game);
        int ply = now.get("ply").asInt();
        assertThat(ply)
                .as("at the last answer, or one that did not come through")
                .isBetween(acknowledged, acknowledged + 1);
        assertThat(now.get("turns")).hasSize(ply);
        assertThat(now.at("/you/seats").toString()).isEqualTo("[\"A\"]");
        assertThat(now.at("/seats/1/kind").asString()).isEqualTo("guest");
        if (ply == 1) {
            assertThat(now.at("/offers/0/by").asString()).isEqualTo("D");
        }
        if (ply > 0) {
            JsonNode last = now.at("/turns/" + (ply - 1));
            Answer again =
                    send(player(server, (ply - 1) % 2), game, last.get("move").asString(), ply - 1);
            assertThat(again.expect(200).json().get("ply").asInt()).isEqualTo(ply);
        }
        acknowledged = ply;
        waitForMe(server);
    }

    /** The computer moves by itself after a start. */
    private void waitForMe(RunningServer server) {
        Awaitility.await("the computer's move")
                .atMost(Duration.ofSeconds(20))
                .until(() -> look(server, against).get("toMove").asString().equals("A"));
    }

    private void move(RunningServer server, int ply) {
        send(player(server, ply % 2), game, firstLegal(server, game), ply).expect(200);
        acknowledged = ply + 1;
    }

    private String firstLegal(RunningServer server, String id) {
        JsonNode moves = player(server, 0)
                .get(path(id, "/legal-moves"))
                .expect(200)
                .json()
                .get("moves");
        return moves.get(Math.floorMod(acknowledged * 7, moves.size()))
                .get("text")
                .asString();
    }

    private static Answer send(Visitor player, String id, String move, int ply) {
        return player.post(path(id, "/moves"), "{\"move\": \"" + move + "\", \"ply\": " + ply + "}");
    }

    private JsonNode look(RunningServer server, String id) {
        return player(server, 0).get(path(id, "")).expect(200).json();
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
