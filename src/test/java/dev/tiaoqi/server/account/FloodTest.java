package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FloodTest extends AccountTest {

    private static final int FLOOD = 100;
    private static final int AT_ONCE = 12;

    @Test
    void whoKeepsSigningInByTheRightPasswordIsStoppedAndKeepsNobodyWaiting() throws Exception {
        String name = freshName();
        player(name);
        String neighbour = freshName();
        player(neighbour);
        Visitor house = nobody();
        List<Answer> flood;
        try (ExecutorService many = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Future<Answer>> calls = IntStream.range(0, FLOOD)
                    .mapToObj(i -> many.submit((Callable<Answer>) () -> signIn(house, name, PASSWORD)))
                    .toList();
            for (int i = 0; i < 3; i++) {
                player(freshName());
            }
            flood = all(calls);
        }
        assertThat(flood.stream().filter(answer -> answer.status() == 200).count())
                .isBetween(1L, 32L);
        assertThat(flood).extracting(Answer::status).isSubsetOf(200, 429, 503);

        assertThat(limit(signIn(nobody(), name, PASSWORD))).isEqualTo("namePasswords");
        assertThat(limit(signIn(house, neighbour, PASSWORD))).isEqualTo("addressPasswords");
        assertThat(limit(signUp(house, freshName()))).isEqualTo("addressPasswords");
        signIn(nobody(), neighbour, PASSWORD).expect(200);
    }

    private static List<Answer> all(List<Future<Answer>> calls) throws Exception {
        List<Answer> answers = new ArrayList<>();
        for (Future<Answer> call : calls) {
            answers.add(call.get());
        }
        return answers;
    }

    private static String limit(Answer refused) {
        return refused.expectProblem(429, "tooMany").json().get("limit").asString();
    }
}
