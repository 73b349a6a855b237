package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.server.StreamReader;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game that an admin declares void. */
class VoidTest extends AdminTest {

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
    }

    @Test
    void whatHasNotBegunCannotBeVoid() {
        Player admin = admin();
        String open = newGame(player().visitor());
        admin.visitor().post("/api/v1/admin/games/" + open + "/void", BECAUSE).expectProblem(409, "notStarted");
        admin.visitor().post("/api/v1/admin/games/nothing/void", BECAUSE).expectProblem(404, "notFound");
        assertThat(acts(admin)).isZero();
    }

    @Test
    void anEndAndTheVoidAtOnceLeaveOneResult() {
        Player admin = admin();
        for (int i = 0; i < Scale.of(5, 50); i++) {
            Player a = player(300);
            Player d = player();
            String game = i % 5 == 0 ? nearTheEnd(a, d, 17) : rated("", a, d);
            int ply = look(a.visitor(), game).get("ply").asInt();
            Callable<?> third = i % 5 == 0
                    ? () -> move(a.visitor(), game, LAST, ply)
                    : () -> a.visitor().post(at(game, "/departure"), "{}");
            together(List.of(
                    () -> d.visitor().post(at(game, "/resignation"), "{}"),
                    third,
                    () -> admin.visitor()
                            .post("/api/v1/admin/games/" + game + "/void", BECAUSE)
                            .expect(200)));
            isVoidOnce(game);
            assertThat(total(a)).isEqualTo(300);
            assertThat(total(d)).isZero();
            assertThat(look(a.visitor(), game).get("status").asString()).isEqualTo("void");
        }
        assertThat(acts(admin)).isEqualTo(Scale.of(5, 50));
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
