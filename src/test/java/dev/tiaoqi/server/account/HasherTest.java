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
            House house = new House("10.0.0." + i);
            Thread.ofVirtual().start(() -> hasher.alone(house, () -> waitFor(in, out)));
        }
        in.await();
        long begun = System.nanoTime();
        assertThatThrownBy(() -> hasher.hash(new Password("seven marbles"), House.OURS))
                .isInstanceOf(ApiProblem.class)
                .hasMessage("busy");
        assertThat(System.nanoTime() - begun).isBetween(900_000_000L, 5_000_000_000L);
        out.countDown();
        String hash = hasher.hash(new Password("seven marbles"), House.OURS);
        assertThat(hasher.matches(new Password("seven marbles"), hash, House.OURS))
                .isTrue();
        assertThat(hasher.matches(new Password("Seven marbles"), hash, House.OURS))
                .isFalse();
    }

    @Test
    void aHouseHasOneOfTheTwoOnly() throws InterruptedException {
        House house = new House("10.0.0.1");
        CountDownLatch in = new CountDownLatch(1);
        CountDownLatch out = new CountDownLatch(1);
        Thread.ofVirtual().start(() -> hasher.alone(house, () -> waitFor(in, out)));
        in.await();
        assertThatThrownBy(() -> hasher.hash(new Password("seven marbles"), house))
                .isInstanceOf(ApiProblem.class)
                .hasMessage("busy");
        assertThat(hasher.hash(new Password("seven marbles"), new House("10.0.0.2")))
                .isNotBlank();
        out.countDown();
        assertThat(hasher.hash(new Password("seven marbles"), house)).isNotBlank();
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
