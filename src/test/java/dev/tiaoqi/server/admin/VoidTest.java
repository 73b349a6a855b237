package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.WholeServer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game that an admin declares void. */
@WholeServer
class VoidTest extends AdminTest {

    private static final int BATCH = 6;
    private static final int BASE = 6_000;

    @Test
    void aRunningGameEndsWithoutRanksOrPoints() {
        Player admin = admin();
        Player a = player(300);
        Player d = player();
        String game = rated("", a, d);
        playTo(3, game, a, d);
        try (StreamReader stream = StreamReader.of(a.visitor(), at(game, "/events"))) {
            stream.next();
            declareVoid(admin, game);
            JsonNode ended = stream.next("ended");
            assertThat(ended.get("status").asString()).isEqualTo("void");
        }
        JsonNode after = look(a.visitor(), game);
        assertThat(after.get("status").asString()).isEqualTo("void");
        assertThat(after.get("result").toString()).isEqualTo("{\"round\":3,\"ply\":4,\"reason\":\"void\"}");
        move(a.visitor(), game, "k4-k5", 4).expectProblem(409, "gameOver");
        assertThat(total(a)).isEqualTo(300);
        admin.visitor().post("/api/v1/admin/games/" + game + "/void", BECAUSE).expectProblem(409, "gameOver");
        assertThat(acts(admin)).isEqualTo(1);
    }

    @Test
    void whatAGameBroughtIsTakenBackByOppositeRows() {
        Player admin = admin();
        Player a = player(300);
        Player d = player();
        String game = rated("", a, d);
        playTo(12, game, a, d);
        resign(d, game);
        assertThat(total(a)).isGreaterThan(300);
        assertThat(total(d)).isNegative();
        declareVoid(admin, game);
        assertThat(total(a)).isEqualTo(300);
        assertThat(total(d)).isZero();
        JsonNode rows = a.visitor().get(of(a, "/points")).expect(200).json().get("items");
        assertThat(texts(rows, "reason")).containsExactly("void", "game", "adjustment");
        JsonNode after = look(a.visitor(), game);
        assertThat(after.get("result").has("ranking")).isFalse();
        assertThat(after.get("result").has("score")).isFalse();
        after.get("seats").forEach(seat -> assertThat(seat.get("rank").isNull()).isTrue());
        assertThat(a.visitor()
                        .get(of(a, "/games"))
                        .json()
                        .get("items")
                        .get(0)
                        .get("status")
                        .asString())
                .isEqualTo("void");
        assertThat(profile(a).get("results")).isEmpty();
        assertThat(a.visitor()
                        .with("Accept", "text/plain")
                        .get(at(game, ""))
                        .expect(200)
                        .text())
                .contains("[Result \"*\"]", "[Termination \"void\"]")
                .endsWith(" *\n");
    }

    @Test
    void whatHasNotBegunCannotBeVoid() {
        Player admin = admin();
        String open = newGame(player().visitor());
        admin.visitor().post("/api/v1/admin/games/" + open + "/void", BECAUSE).expectProblem(409, "notStarted");
        admin.visitor().post("/api/v1/admin/games/nothing/void", BECAUSE).expectProblem(404, "notFound");
        assertThat(acts(admin)).isZero();
    }

    /** The flag, a finish, a resignation, a departure and the void. */
    @Test
    void allEndsAtOnceLeaveOneResult() {
        int games = Scale.of(5, 200);
        for (int raced = 0; raced < games; raced += BATCH) {
            List<Race> races = IntStream.range(raced, Math.min(games, raced + BATCH))
                    .mapToObj(number -> new Race(admin(), player(300), player(), number % 5 * 30 - 60))
                    .toList();
            run(races);
            races.forEach(this::hasOneResult);
        }
        System.out.println("void: " + games + " games raced");
    }

    /** Games are brought near their end one after another: the flag is to fall in the race, not on the way there. */
    private static void run(List<Race> races) {
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (Race race : races) {
                race.prepare();
                all.add(crowd.submit(race::run));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private void hasOneResult(Race race) {
        String game = race.game;
        isVoidOnce(game);
        assertThat(total(race.a)).isEqualTo(300);
        assertThat(total(race.d)).isZero();
        assertThat(acts(race.admin)).isEqualTo(1);
        JsonNode after = look(race.d.visitor(), game);
        assertThat(after.get("status").asString()).isEqualTo("void");
        assertThat(after.get("toMove").isNull()).isTrue();
        after.get("seats").forEach(seat -> assertThat(seat.get("rank").isNull()).isTrue());
    }

    /** One game in its last round: everybody does everything when A's time is up, or a little off that instant. */
    private static final class Race {
        private final Player admin;
        private final Player a;
        private final Player d;
        private final int off;
        private String game = "";

        Race(Player admin, Player a, Player d, int off) {
            this.admin = admin;
            this.a = a;
            this.d = d;
            this.off = off;
        }

        void prepare() {
            game = nearTheEnd(
                    ", \"clock\": {\"kind\": \"fischer\", \"baseMillis\": " + BASE + ", \"incrementMillis\": 0}",
                    a,
                    d,
                    17);
        }

        Void run() throws InterruptedException {
            JsonNode now = look(a.visitor(), game);
            int ply = now.get("ply").asInt();
            Instant then = Instant.parse(now.at("/clocks/seats/0/runsOutAt").asString())
                    .plusMillis(off);
            TimeUnit.MILLISECONDS.sleep(
                    Math.max(0, Duration.between(Instant.now(), then).toMillis()));
            together(List.of(
                    () -> move(a.visitor(), game, LAST, ply),
                    () -> d.visitor().post(at(game, "/resignation"), "{}"),
                    () -> a.visitor().post(at(game, "/departure"), "{}"),
                    () -> admin.visitor()
                            .post("/api/v1/admin/games/" + game + "/void", BECAUSE)
                            .expect(200)));
            return null;
        }
    }

    private void isVoidOnce(String game) {
        assertThat(number("select coalesce(sum(points), 0) from points_ledger where game_id = :game", game))
                .isZero();
        assertThat(number("select count(*) from points_ledger where game_id = :game and reason = 'game'", game))
                .isEqualTo(number("select count(*) from points_ledger where game_id = :game and reason = 'void'", game))
                .isIn(0, 2);
        assertThat(number("select count(*) from game_log where game_id = :game and kind = 'void'", game))
                .isEqualTo(1);
        assertThat(number(
                        "select count(*) from game_log l where game_id = :game and kind <> 'void' and version >"
                                + " (select version from game_log v where v.game_id = l.game_id and v.kind = 'void')",
                        game))
                .isZero();
        assertThat(number("select count(*) from admin_log where game_id = :game", game))
                .isEqualTo(1);
        assertThat(number("select count(*) from game_results where game_id = :game and outcome is not null", game))
                .isZero();
    }

    private int number(String sql, String game) {
        return jdbc.sql(sql).param("game", game).query(Integer.class).single();
    }

    private static void declareVoid(Player admin, String game) {
        admin.visitor().post("/api/v1/admin/games/" + game + "/void", BECAUSE).expect(200);
    }

    private static void together(List<Callable<?>> calls) {
        CountDownLatch start = new CountDownLatch(1);
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<? extends Future<?>> all = calls.stream()
                    .map(call -> crowd.submit(() -> {
                        start.await();
                        return call.call();
                    }))
                    .toList();
            start.countDown();
            for (Future<?> one : all) {
                one.get();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
