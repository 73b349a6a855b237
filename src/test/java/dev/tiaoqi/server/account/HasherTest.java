package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tiaoqi.server.web.ApiProblem;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class HasherTest {

    private final Hasher hasher = new Hasher(new SimpleMeterRegistry());

    @Test
    void whoWouldHaveToWaitLongerThanASecondIsSentAway() throws InterruptedException {
        CountDownLatch in = new CountDownLatch(2);
        CountDownLatch out = new CountDownLatch(1);
        for (int i = 0; i < 2; i++) {
            Thread.ofVirtual().start(() -> hasher.alone(() -> waitFor(in, out)));
        }
        in.await();
        long begun = System.nanoTime();
        assertThatThrownBy(() -> hasher.hash(new Password("seven marbles")))
                .isInstanceOf(ApiProblem.class)
                .hasMessage("busy");
        assertThat(System.nanoTime() - begun).isBetween(900_000_000L, 5_000_000_000L);
        out.countDown();
        String hash = hasher.hash(new Password("seven marbles"));
        assertThat(hasher.matches(new Password("seven marbles"), hash)).isTrue();
        assertThat(hasher.matches(new Password("Seven marbles"), hash)).isFalse();
    }

    private static boolean waitFor(CountDownLatch in, CountDownLatch out) {
        in.countDown();
        try {
            return out.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void aPasswordIsTheSameHoweverItsLettersAreComposedAndShowsNowhere() {
        assertThat(new Password("Zoe\u0308 plays")).isEqualTo(new Password("Zo\u00EB plays"));
        assertThat(new Password("secret marbles").toString()).doesNotContain("secret");
        assertThat(new Wish("Lan", new Password("secret marbles"), null).toString())
                .doesNotContain("secret");
    }
}
