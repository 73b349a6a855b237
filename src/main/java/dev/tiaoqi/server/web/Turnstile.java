package dev.tiaoqi.server.web;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Has so much costly work of a kind done at a time in this process, that the games keep a processor. Who would have to
 * wait for longer than a second is sent away with {@code busy}.
 */
public final class Turnstile {

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Semaphore places;

    public Turnstile(int atOnce) {
        places = new Semaphore(atOnce, true);
    }

    /** Does the work when its turn has come; not from within work that is let through here already. */
    public <T> T through(Supplier<T> work) {
        enter();
        try {
            return work.get();
        } finally {
            places.release();
        }
    }

    private void enter() {
        try {
            if (!places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new ApiProblem(ProblemCode.BUSY);
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw new ApiProblem(ProblemCode.BUSY);
        }
    }
}
