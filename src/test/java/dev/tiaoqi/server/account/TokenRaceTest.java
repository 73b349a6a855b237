package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Somebody has a player's token, or his cookie, and goes on making tokens with it while it is ended. */
class TokenRaceTest extends AccountTest {

    private static final int ROUNDS = Scale.of(3, 60);
    private static final int THIEVES = 6;
    private static final int AT_ONCE = 20;

    private static final String TOKENS = "/api/v1/account/tokens";

    @Test
    void noTokenOutlivesSigningOutEverywhere() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            race(owner -> owner.post("/api/v1/account/sign-out", "{\"everywhere\": true}")
                    .expect(204));
        }
    }

    @Test
    void noTokenOutlivesTheAccount() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            race(owner -> owner.send("DELETE", "/api/v1/account", "{\"password\": \"" + PASSWORD + "\"}")
                    .expect(204));
        }
    }

    @Test
    void neitherDoesOneMadeByATokenThatIsTakenBack() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            race(owner -> {
                for (int before = 0; before == 0 || count(owner) > 1; before++) {
                    owner.get(TOKENS)
                            .json()
                            .get("items")
                            .valueStream()
                            .skip(1)
                            .forEach(token -> owner.delete(
                                            TOKENS + "/" + token.get("id").asString())
                                    .expect(204));
                }
            });
        }
    }

    /** The end comes when the first token has been made by the one that was stolen. */
    private void race(Ending ending) throws Exception {
        Visitor owner = player(freshName());
        Visitor thief = nobody().withToken(
                        owner.post(TOKENS, "{}").expect(201).json().get("token").asString());
        Queue<String> made = new ConcurrentLinkedQueue<>();
        CountDownLatch begun = new CountDownLatch(1);
        try (ExecutorService many = Executors.newFixedThreadPool(THIEVES)) {
            List<Future<?>> thieves = new ArrayList<>();
            for (int i = 0; i < THIEVES; i++) {
                thieves.add(many.submit(() -> makeTokens(thief, made, begun)));
            }
            begun.await();
            ending.of(owner);
            for (Future<?> each : thieves) {
                each.get();
            }
        }
        assertThat(made)
                .isNotEmpty()
                .allSatisfy(token ->
                        nobody().withToken(token).get("/api/v1/account").expectProblem(401, "badToken"));
    }

    /** Until he is nobody. A server that answered anything else than these would have let him in half. */
    private void makeTokens(Visitor thief, Queue<String> made, CountDownLatch begun) {
        Answer answer = thief.post(TOKENS, "{}");
        while (answer.status() != 401) {
            assertThat(answer.status()).isIn(201, 429);
            if (answer.status() == 201) {
                made.add(token(answer));
                begun.countDown();
            }
            answer = thief.post(TOKENS, "{}");
        }
    }

    @Test
    void aHundredAtOnceMakeNoMoreThanFifty() throws Exception {
        Visitor owner = player(freshName());
        int refused = 0;
        try (ExecutorService many = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Future<Answer>> calls = new ArrayList<>();
            for (int i = 0; i < 2 * Credentials.MOST; i++) {
                calls.add(many.submit(() -> owner.post(TOKENS, "{}")));
            }
            for (Future<Answer> call : calls) {
                Answer answer = call.get();
                if (answer.status() != 201) {
                    assertThat(answer.expectProblem(429, "tooMany")
                                    .json()
                                    .get("most")
                                    .asInt())
                            .isEqualTo(Credentials.MOST);
                    refused++;
                }
            }
        }
        assertThat(count(owner)).isEqualTo(Credentials.MOST);
        assertThat(refused).isEqualTo(Credentials.MOST + 1);
    }

    private static int count(Visitor owner) {
        return owner.get(TOKENS).expect(200).json().get("items").size();
    }

    /** Ends what the thief holds. */
    private interface Ending {
        void of(Visitor owner);
    }
}
