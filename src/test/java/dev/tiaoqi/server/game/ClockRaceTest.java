package dev.tiaoqi.server.game;

import static dev.tiaoqi.server.game.ClocksTest.begun;
import static dev.tiaoqi.server.game.ClocksTest.fischer;
import static dev.tiaoqi.server.game.ClocksTest.perMove;
import static dev.tiaoqi.server.game.ClocksTest.runsOutAt;
import static dev.tiaoqi.server.game.ClocksTest.sleepUntil;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** A move, a resignation and a fallen flag at the same instant: one result. */
@WholeServer
class ClockRaceTest extends GameTest {

    @Autowired
    private GameRows games;

    @Autowired
    private TransactionTemplate transaction;

    @Test
    void aMoveAfterTheTimeIsUpIsStaleAndTheTimeoutStands() throws Exception {
        Visitor ming = guest();
        String game = begun(ming, guest(), perMove(500));
        Instant end = runsOutAt(ming, game, 0);
        TimeUnit.MILLISECONDS.sleep(
                Math.max(0, Duration.between(Instant.now(), end).toMillis() + 15));
        Answer late = move(ming, game, "l3:j5", 0).expectProblem(409, "stalePly");
        assertThat(late.json().get("ply").asInt()).isPositive();
        assertThat(look(ming, game).at("/turns/0/move").asString()).isEqualTo("--#time");
    }

    /** The move came in, but another command holds the game until the time is up. */
    @Test
    void aMoveThatCameInTimeCountsHoweverLongItWaits() throws Exception {
        Visitor ming = guest();
        String game = begun(ming, guest(), perMove(2000));
        Instant end = runsOutAt(ming, game, 0);
        sleepUntil(end.minusMillis(1_000));
        try (ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Answer> moving = transaction.execute(status -> {
                assertThat(games.lock(game)).isPresent();
                Future<Answer> sent = hands.submit(() -> move(ming, game, "l3:j5", 0));
                sleepUntil(end.plusMillis(300));
                return sent;
            });
            assertThat(Optional.ofNullable(moving)
                            .orElseThrow()
                            .get()
                            .expect(200)
                            .json()
                            .at("/turn/thinkMillis")
                            .asLong())
                    .isLessThan(2000);
        }
        assertThat(look(ming, game).at("/turns/0/move").asString()).isEqualTo("l3:j5");
    }

    @Test
    void timeoutMoveResignationAndQuitTogetherGiveOneResult() throws Exception {
        int games = Scale.of(12, 200);
        for (int batch = 0; batch < games; batch += 12) {
            race(Math.min(12, games - batch));
        }
        System.out.println("clocks: " + games + " games raced");
    }

    private void race(int count) throws Exception {
        List<Race> races = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            races.add(new Race(guest(), guest(), i));
        }
        try (ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            races.forEach(race -> all.add(hands.submit(race::run)));
            for (Future<?> one : all) {
                one.get();
            }
        }
        races.forEach(Race::check);
    }

    /** One game; everybody does everything at the instant at which the flag falls, or a little off it. */
    private static final class Race {

        private static final long BASE = 2_500;

        private final Visitor ming;
        private final Visitor lan;
        private final int off;
        private String game = "";

        Race(Visitor ming, Visitor lan, int number) {
            this.ming = ming;
            this.lan = lan;
            off = number % 5 * 40 - 80;
        }

        Void run() throws Exception {
            game = begun(ming, lan, fischer(BASE, 0));
            Instant then = runsOutAt(ming, game, 0).plusMillis(off);
            CountDownLatch start = new CountDownLatch(1);
            try (ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Callable<Answer>> deeds = List.of(
                        () -> move(ming, game, "l3:j5", 0),
                        () -> ming.post(at(game, "/resignation"), "{}"),
                        () -> lan.post(at(game, "/departure"), "{}"));
                List<Future<Answer>> sent = new ArrayList<>();
                deeds.forEach(deed -> sent.add(hands.submit(() -> {
                    start.await();
                    return deed.call();
                })));
                sleepUntil(then);
                start.countDown();
                for (Future<Answer> answer : sent) {
                    assertThat(answer.get().status()).isIn(200, 409);
                }
            }
            return null;
        }

        void check() {
            Awaitility.await()
                    .until(() -> !look(ming, game).get("status").asString().equals("running"));
            JsonNode over = look(ming, game);
            JsonNode events = over.get("events");
            assertThat(events).as("one departure ends a game of two").hasSize(1);
            String kind = events.at("/0/kind").asString();
            boolean timeout = events.at("/0").has("reason");
            assertThat(over.at("/result/reason").asString())
                    .isEqualTo(timeout ? "timeout" : kind.equals("resigned") ? "resignation" : "quit");
            String gone = events.at("/0/seat").asString();
            String stayed = gone.equals("A") ? "D" : "A";
            assertThat(over.at("/result/ranking").toString()).isEqualTo("[[\"" + stayed + "\"],[\"" + gone + "\"]]");
            assertThat(over.get("version").asInt())
                    .isEqualTo(2 + over.get("turns").size());
            over.get("turns")
                    .forEach(
                            turn -> assertThat(turn.get("thinkMillis").asLong()).isLessThan(BASE));
        }
    }
}
