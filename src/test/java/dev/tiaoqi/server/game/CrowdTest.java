package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many at once. */
class CrowdTest extends GameTest {

    private static final int COPIES = 200;

    @Test
    void ofTwoHundredCopiesOfOneMoveOneIsPlayedAndAllGetItsAnswer() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        List<Answer> answers = together(IntStream.range(0, COPIES)
                .<Callable<Answer>>mapToObj(i -> () -> move(ming, game, "l3:j5", 0))
                .toList());
        assertThat(answers).extracting(Answer::status).containsOnly(200);
        assertThat(answers.stream().map(Answer::text).distinct()).hasSize(1);
        assertThat(look(ming, game).get("version").asInt()).isEqualTo(2);
        assertThat(look(ming, game).get("turns")).hasSize(1);
    }

    @Test
    void ofTwoMovesForOnePlyOneIsPlayedAndTheOtherIsStale() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        List<Answer> answers = together(IntStream.range(0, COPIES)
                .<Callable<Answer>>mapToObj(i -> () -> move(ming, game, i % 2 == 0 ? "l3:j5" : "k4-k5", 0))
                .toList());
        List<Answer> played =
                answers.stream().filter(answer -> answer.status() == 200).toList();
        assertThat(played).hasSize(COPIES / 2);
        assertThat(played.stream().map(Answer::text).distinct()).hasSize(1);
        answers.stream()
                .filter(answer -> answer.status() != 200)
                .forEach(answer -> answer.expectProblem(409, "stalePly"));
        assertThat(look(ming, game).get("turns")).hasSize(1);
    }

    @Test
    void ofTwentyWhoWantOneSeatOneGetsIt() {
        Visitor ming = guest();
        String game = newGame(ming);
        List<Visitor> crowd = IntStream.range(0, 20).mapToObj(i -> guest()).toList();
        List<Answer> answers = together(crowd.stream()
                .<Callable<Answer>>map(one -> () -> join(one, game))
                .toList());
        assertThat(answers.stream().collect(Collectors.groupingBy(Answer::status, Collectors.counting())))
                .containsEntry(200, 1L)
                .containsEntry(409, 19L);
        assertThat(look(ming, game).get("status").asString()).isEqualTo("running");
    }

    @Test
    void oneWhoClicksTwiceSitsOnce() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(ming, "{\"players\": 3}");
        List<Answer> answers = together(IntStream.range(0, 10)
                .<Callable<Answer>>mapToObj(i -> () -> join(lan, game))
                .toList());
        assertThat(answers.stream().filter(answer -> answer.status() == 200)).hasSize(1);
        answers.stream()
                .filter(answer -> answer.status() != 200)
                .forEach(answer -> answer.expectProblem(409, "alreadySeated"));
    }

    @Test
    void nobodyGetsMoreGamesByAskingAtOnce() {
        Visitor ming = guest();
        List<Answer> answers = together(IntStream.range(0, 15)
                .<Callable<Answer>>mapToObj(i -> () -> ming.post("/api/v1/games", "{}"))
                .toList());
        assertThat(answers.stream().filter(answer -> answer.status() == 201)).hasSize(5);
        answers.stream()
                .filter(answer -> answer.status() != 201)
                .forEach(answer -> assertThat(
                                answer.expectProblem(429, "tooMany").header("Retry-After"))
                        .isNotEmpty());
    }

    private static List<Answer> together(List<Callable<Answer>> calls) {
        CountDownLatch start = new CountDownLatch(1);
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Answer>> all = calls.stream()
                    .map(call -> crowd.submit(() -> {
                        start.await();
                        return call.call();
                    }))
                    .toList();
            start.countDown();
            List<Answer> answers = new ArrayList<>();
            for (Future<Answer> one : all) {
                answers.add(one.get());
            }
            return answers;
        } catch (ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
