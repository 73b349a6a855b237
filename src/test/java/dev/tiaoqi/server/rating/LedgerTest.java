package dev.tiaoqi.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** The ledger adds up, and has each end of a game once. */
class LedgerTest extends RatedTest {

    @Autowired
    private Reversal reversal;

    @Autowired
    private TransactionTemplate transaction;

    @Test
    void theTotalIsTheSumOfTheRows() {
        Player a = player(90);
        Player d = player();
        String won = rated("", a, d);
        playTo(11, won, a, d);
        resign(d, won);
        String lost = rated("", a, d);
        quit(a, lost);
        JsonNode rows = a.visitor().get(of(a, "/points")).expect(200).json().get("items");
        assertThat(texts(rows, "reason")).containsExactly("game", "game", "adjustment");
        assertThat(rows.valueStream().map(row -> row.get("points").asInt())).containsExactly(-50, 24, 90);
        assertThat(rows.valueStream().map(row -> row.get("after").asInt())).containsExactly(64, 114, 90);
        assertThat(rows.valueStream().map(row -> row.get("before").asInt())).containsExactly(114, 90, 0);
        assertThat(rows.get(0).get("game").asString()).isEqualTo(lost);
        assertThat(texts(rows.get(1).get("terms"), "kind")).containsExactly("win");
        assertThat(total(a)).isEqualTo(64);
        check(a);
        JsonNode curve = d.visitor().get(of(a, "/curve")).expect(200).json().get("items");
        assertThat(curve.valueStream().map(point -> point.get("points").asInt()))
                .containsExactly(90, 114, 64);
    }

    @Test
    void theLedgerIsReadAPageAtATime() {
        Player a = player();
        for (int i = 1; i <= 5; i++) {
            ledger.adjust(a.id(), i, "step " + i);
        }
        JsonNode first = a.visitor().get(of(a, "/points?limit=3")).json();
        JsonNode second = a.visitor()
                .get(of(a, "/points?limit=3&cursor=" + first.get("next").asString()))
                .json();
        List<String> notes = new ArrayList<>(texts(first.get("items"), "note"));
        notes.addAll(texts(second.get("items"), "note"));
        assertThat(notes).containsExactly("step 5", "step 4", "step 3", "step 2", "step 1");
        assertThat(second.get("next").isNull()).isTrue();
        a.visitor().get(of(a, "/points?cursor=x")).expectProblem(400, "invalidValue");
        a.visitor().get(of(a, "/points?limit=0")).expectProblem(400, "invalidValue");
    }

    @Test
    void aVoidedGameIsTakenBackByOppositeRowsOnce() {
        Player a = player();
        Player d = player();
        String game = rated("", a, d);
        playTo(11, game, a, d);
        resign(d, game);
        transaction.executeWithoutResult(status -> reversal.of(game));
        transaction.executeWithoutResult(status -> reversal.of(game));
        assertThat(total(a)).isZero();
        assertThat(total(d)).isZero();
        JsonNode rows = d.visitor().get(of(d, "/points")).json().get("items");
        assertThat(texts(rows, "reason")).containsExactly("void", "game");
        assertThat(rows.get(0).get("points").asInt()).isEqualTo(25);
        assertThat(profile(a).get("results")).isEmpty();
        assertThat(standings(a)).isZero();
        assertThat(a.visitor()
                        .get("/api/v1/leaderboard")
                        .expect(200)
                        .json()
                        .get("you")
                        .isNull())
                .as("whose only game was taken back stands nowhere")
                .isTrue();
        check(a);
        check(d);
    }

    /** Finish, resignations and quits of one game fired together: one result, one row each. */
    @Test
    void howeverManyEndsAreReportedThereIsOne() {
        for (int i = 0; i < Scale.of(6, 200); i++) {
            Player a = player();
            Player d = player();
            String game = nearTheEnd(a, d, 18);
            int ply = look(a.visitor(), game).get("ply").asInt();
            together(List.of(
                    () -> move(a.visitor(), game, LAST, ply),
                    () -> d.visitor().post(at(game, "/resignation"), "{}"),
                    () -> a.visitor().post(at(game, "/resignation"), "{}"),
                    () -> d.visitor().post(at(game, "/departure"), "{}"),
                    () -> a.visitor().post(at(game, "/departure"), "{}")));
            JsonNode ended = look(a.visitor(), game);
            assertThat(ended.get("status").asString()).isEqualTo("ended");
            assertThat(ended.get("result").get("ranking")).hasSize(2);
            assertThat(rows(game)).isEqualTo(2);
            assertThat(points(game, a)).containsExactly(total(a), total(d));
            check(a);
            check(d);
        }
    }

    /** The same two in many games at once: nobody waits for ever, and nothing is lost. */
    @Test
    void manyGamesOfTheSamePeopleEndAtOnce() {
        Player a = player();
        Player d = player();
        List<String> games = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            String game = i % 2 == 0 ? rated("", a, d) : rated("", d, a);
            playTo(11, game, i % 2 == 0 ? a : d, i % 2 == 0 ? d : a);
            games.add(game);
        }
        together(games.stream()
                .<Callable<Object>>map(game -> () -> a.visitor().post(at(game, "/departure"), "{}"))
                .toList());
        assertThat(total(a)).isEqualTo(-400);
        assertThat(total(d)).isEqualTo(8 * 25);
        check(a);
        check(d);
    }

    private int rows(String game) {
        return jdbc.sql("select count(*) from points_ledger where game_id = :game and reason = 'game'")
                .param("game", game)
                .query(Integer.class)
                .single();
    }

    /** Total, sum of the ledger, and what the leaderboard of all times says are one number, and each row goes on from the one before. */
    private void check(Player player) {
        int sum = jdbc.sql("select coalesce(sum(points), 0) from points_ledger where person_id = :person")
                .param("person", player.id())
                .query(Integer.class)
                .single();
        assertThat(total(player)).isEqualTo(sum);
        assertThat(jdbc.sql("""
                        select coalesce(sum(points), 0) from standings
                        where person_id = :person and period = 'all' and preset = '' and players = 0""")
                        .param("person", player.id())
                        .query(Integer.class)
                        .single())
                .isEqualTo(sum);
        List<int[]> rows = jdbc.sql(
                        "select before_points, points, after_points from points_ledger where person_id = :person order by id")
                .param("person", player.id())
                .query((row, number) -> new int[] {row.getInt(1), row.getInt(2), row.getInt(3)})
                .list();
        int before = 0;
        for (int[] row : rows) {
            assertThat(row[0]).isEqualTo(before);
            assertThat(row[2]).isEqualTo(row[0] + row[1]);
            before = row[2];
        }
    }

    /** The rated games that this month's boards count for him, over all of them. */
    private int standings(Player player) {
        return jdbc.sql(
                        "select coalesce(sum(games), 0) + coalesce(sum(abs(points)), 0) from standings where person_id = :person")
                .param("person", player.id())
                .query(Integer.class)
                .single();
    }

    private static void together(List<Callable<Object>> calls) {
        CountDownLatch start = new CountDownLatch(1);
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Object>> all = calls.stream()
                    .map(call -> crowd.submit(() -> {
                        start.await();
                        return call.call();
                    }))
                    .toList();
            start.countDown();
            for (Future<Object> one : all) {
                one.get();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
