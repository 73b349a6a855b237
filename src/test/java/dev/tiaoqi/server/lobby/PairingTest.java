package dev.tiaoqi.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.game.Chance;
import dev.tiaoqi.server.game.Opener;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

@ResourceLock(ServerTest.QUEUE)
class PairingTest extends GameTest {

    @Autowired
    private Queue queue;

    @Autowired
    private Attention attention;

    @Autowired
    private PairingRules rules;

    @Autowired
    private Opener opener;

    @Autowired
    private Chance chance;

    @Autowired
    private Clock clock;

    @Autowired
    private ApplicationEventPublisher notices;

    @Autowired
    private PairingWatch watch;

    @Autowired
    private JdbcClient jdbc;

    @AfterEach
    void nobodyWaitsForTheNextTest() {
        jdbc.sql("delete from pairing").update();
    }

    @Test
    void twoWhoWishForTheSameAreBroughtTogether() {
        Visitor ming = guest();
        Visitor lan = guest();
        assertThat(status(ming)).isEqualTo("none");
        try (StreamReader own = StreamReader.of(ming, "/api/v1/events")) {
            own.next("games");
            JsonNode waiting = seek(ming, 2).expect(200).json();
            assertThat(waiting.get("status").asString()).isEqualTo("waiting");
            assertThat(waiting.get("preset").asString()).isEqualTo("classic");
            assertThat(Instant.parse(waiting.get("since").asString())).isBeforeOrEqualTo(Instant.now());
            assertThat(waiting.has("game")).isFalse();
            JsonNode paired = seek(lan, 2).expect(200).json();
            assertThat(paired.get("status").asString()).isEqualTo("paired");
            String game = paired.get("game").asString();
            assertThat(own.next("paired").get("game").asString()).isEqualTo(game);
            assertThat(game(ming)).isEqualTo(game);
            JsonNode whole = look(nobody(), game);
            assertThat(whole.get("status").asString()).isEqualTo("running");
            assertThat(whole.get("visibility").asString()).isEqualTo("listed");
            assertThat(whole.get("rated").asBoolean()).isFalse();
            assertThat(look(ming, game).at("/you/seats")).hasSize(1);
            assertThat(look(lan, game).at("/you/seats")).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6})
    void asManyComeTogetherAsWereWishedFor(int players) {
        List<Visitor> all = IntStream.range(0, players).mapToObj(i -> guest()).toList();
        all.forEach(one -> seek(one, players).expect(200));
        assertThat(all.stream().map(PairingTest::game).distinct()).hasSize(1);
        assertThat(look(all.getFirst(), game(all.getFirst())).get("players").asInt())
                .isEqualTo(players);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void ofACrowdAtOnceNobodyIsLeftOverOrInTwoGames(int players) {
        int size = Scale.of(24, 40);
        List<Visitor> crowd = IntStream.range(0, size).mapToObj(i -> guest()).toList();
        together(crowd, one -> seek(one, players).expect(200));
        crowd.forEach(one -> Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> status(one).equals("paired")));
        assertThat(crowd.stream().collect(Collectors.groupingBy(PairingTest::game, Collectors.counting())))
                .hasSize(size / players)
                .allSatisfy((game, seated) -> assertThat(seated).isEqualTo(players));
        for (Visitor one : crowd) {
            assertThat(one.get("/api/v1/games?mine=true").json().get("items")).hasSize(1);
        }
    }

    @Test
    void twoNodesPairOutOfOneQueueWithoutTakingAnybodyTwice() {
        List<Visitor> crowd = IntStream.range(0, 24).mapToObj(i -> guest()).toList();
        Wish wish = new Wish("classic", 3, false);
        for (int round = 0; round < 3; round++) {
            jdbc.sql("delete from pairing").update();
            jdbc.sql("insert into pairing (person_id, preset, players, rated, since, heard_at)"
                            + " select id, 'classic', 3, false, :now, :now from people where name in (:names)")
                    .param("now", Instant.now().atOffset(ZoneOffset.UTC))
                    .param("names", crowd.stream().map(PairingTest::name).toList())
                    .update();
            List<Matchmaker> nodes = IntStream.range(0, 4)
                    .mapToObj(i -> new Matchmaker(queue, attention, rules, opener, chance, clock, notices))
                    .toList();
            together(nodes, node -> {
                node.match(wish);
                return true;
            });
            Awaitility.await().until(() -> queue.waiting(wish, 100).isEmpty());
            assertThat(crowd.stream().collect(Collectors.groupingBy(PairingTest::game, Collectors.counting())))
                    .hasSize(8)
                    .allSatisfy((game, seated) -> assertThat(seated).isEqualTo(3));
        }
        for (Visitor one : crowd) {
            assertThat(one.get("/api/v1/games?mine=true").json().get("items")).hasSize(3);
        }
    }

    @Test
    void aSecondWishReplacesTheFirst() {
        Visitor ming = guest();
        Visitor lan = guest();
        seek(ming, 2).expect(200);
        String since = ming.get("/api/v1/pairing").json().get("since").asString();
        assertThat(seek(ming, 2).json().get("since").asString())
                .as("the same wish keeps its place")
                .isEqualTo(since);
        assertThat(seek(ming, 3).json().get("players").asInt()).isEqualTo(3);
        assertThat(seek(lan, 2).json().get("status").asString()).isEqualTo("waiting");
        assertThat(seek(ming, 2).json().get("status").asString()).isEqualTo("paired");
        assertThat(seek(ming, 3).json().get("status").asString())
                .as("who has just been paired is in no queue")
                .isEqualTo("paired");
    }

    @Test
    void whoStopsIsNotPaired() {
        Visitor ming = guest();
        Visitor lan = guest();
        seek(ming, 2).expect(200);
        assertThat(ming.delete("/api/v1/pairing").expect(200).json().toString()).isEqualTo("{\"status\":\"none\"}");
        assertThat(seek(lan, 2).json().get("status").asString()).isEqualTo("waiting");
        assertThat(ming.delete("/api/v1/pairing")
                        .expect(200)
                        .json()
                        .get("status")
                        .asString())
                .isEqualTo("none");
        seek(ming, 2).expect(200);
        assertThat(lan.delete("/api/v1/pairing")
                        .expect(200)
                        .json()
                        .get("status")
                        .asString())
                .as("the game that was found meanwhile is his")
                .isEqualTo("paired");
    }

    @Test
    void whoHasGoneIsNotPairedAndLeavesTheQueue() {
        Visitor ming = guest();
        Visitor lan = guest();
        Visitor stays = guest();
        Visitor hong = guest();
        try (StreamReader own = StreamReader.of(stays, "/api/v1/events")) {
            own.next("games");
            seek(ming, 3).expect(200);
            seek(stays, 3).expect(200);
            silence(ming);
            silence(stays);
            watch.sweep();
            seek(lan, 3).expect(200);
            assertThat(status(lan)).isEqualTo("waiting");
            assertThat(status(ming)).isEqualTo("none");
            assertThat(seek(hong, 3).json().get("status").asString()).isEqualTo("paired");
            assertThat(game(stays)).as("a stream is enough").isEqualTo(game(hong));
        }
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        Visitor ming = guest();
        ming.post("/api/v1/pairing", "{\"players\": 5}").expectProblem(422, "impossibleRules");
        ming.post("/api/v1/pairing", "{\"preset\": \"none\"}").expectProblem(400, "invalidValue");
        ming.post("/api/v1/pairing", "{\"rated\": true}").expectProblem(422, "ratedNeedsAccounts");
        ming.post("/api/v1/pairing", "{\"players\": \"two\"}").expect(400);
        nobody().post("/api/v1/pairing", "{}").expectProblem(401, "notSignedIn");
        nobody().get("/api/v1/pairing").expectProblem(401, "notSignedIn");
        assertThat(status(ming)).isEqualTo("none");
        assertThat(browser()
                        .post("/api/v1/pairing", "{}")
                        .expect(200)
                        .json()
                        .get("status")
                        .asString())
                .isEqualTo("waiting");
    }

    /** As if nothing had been heard of him for a minute. */
    private void silence(Visitor who) {
        Instant then = Instant.now().minusSeconds(60);
        for (String sql : List.of(
                "update pairing set heard_at = :then where person_id = (select id from people where name = :name)",
                "update sightings set seen_at = :then where person_id = (select id from people where name = :name)")) {
            jdbc.sql(sql)
                    .param("then", then.atOffset(ZoneOffset.UTC))
                    .param("name", name(who))
                    .update();
        }
    }

    private static Answer seek(Visitor who, int players) {
        return who.post("/api/v1/pairing", "{\"preset\": \"classic\", \"players\": " + players + "}");
    }

    private static String status(Visitor who) {
        return who.get("/api/v1/pairing").expect(200).json().get("status").asString();
    }

    private static String game(Visitor who) {
        return who.get("/api/v1/pairing").expect(200).json().get("game").asString();
    }

    private static String name(Visitor who) {
        return who.get("/api/v1/account").expect(200).json().get("name").asString();
    }

    private static <T, R> List<R> together(List<T> all, Function<T, R> deed) {
        CountDownLatch start = new CountDownLatch(1);
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<R>> futures = all.stream()
                    .map(one -> crowd.submit(() -> {
                        start.await();
                        return deed.apply(one);
                    }))
                    .toList();
            start.countDown();
            List<R> results = new ArrayList<>();
            for (Future<R> future : futures) {
                results.add(future.get());
            }
            return results;
        } catch (ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
