package dev.tiaoqi.server.bot;

import dev.tiaoqi.server.game.ComputerTurns;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Has computers take their turns outside any request: it asks the store whose turn is due, at first and whenever
 * something happened, and never has more of them thinking than there are threads for. Once dismissed it is gone.
 */
final class Crew {

    /** How many may think at once, and by which clock turns are due. */
    record Terms(int threads, Clock clock) {}

    private static final Logger LOG = LoggerFactory.getLogger(Crew.class);
    private static final Duration LONGEST_NAP = Duration.ofSeconds(1);

    private final ComputerTurns turns;
    private final Computer computer;
    private final Clock clock;
    private final Semaphore seats;
    private final Semaphore bell = new Semaphore(0);
    private final ExecutorService thinking;
    private volatile boolean dismissed;

    Crew(ComputerTurns turns, Computer computer, Terms terms) {
        this.turns = turns;
        this.computer = computer;
        clock = terms.clock();
        seats = new Semaphore(terms.threads());
        thinking = Executors.newFixedThreadPool(
                terms.threads(),
                Thread.ofPlatform().daemon().name("computer-", 1).factory());
    }

    /** Something happened that may have made a turn due. */
    void ring() {
        bell.release();
    }

    /** No more turns are taken up; those being thought about are finished. */
    void dismiss() {
        dismissed = true;
        ring();
        thinking.shutdown();
    }

    void work() {
        while (!dismissed) {
            try {
                takeUp();
                nap();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException fault) {
                if (!dismissed) {
                    LOG.warn("Computers could not be called to the board, trying again", fault);
                    pause();
                }
            }
        }
    }

    private void takeUp() {
        int free = seats.availablePermits();
        if (free > 0) {
            turns.claim(free).forEach(this::think);
        }
    }

    private void think(String game) {
        seats.acquireUninterruptibly();
        try {
            thinking.execute(() -> play(game));
        } catch (RejectedExecutionException late) {
            seats.release(); // dismissed meanwhile: the claim runs out, and another crew takes the turn up
        }
    }

    private void play(String game) {
        try {
            computer.play(game);
        } catch (RuntimeException fault) {
            LOG.error("A computer did not move in {}", game, fault);
        } finally {
            seats.release();
            ring();
        }
    }

    /** Until a turn is due, something happened, or a second has passed, in which another node may have died. */
    private void nap() throws InterruptedException {
        Instant now = clock.instant();
        Duration left = seats.availablePermits() == 0
                ? LONGEST_NAP
                : turns.nextDue().map(due -> Duration.between(now, due)).orElse(LONGEST_NAP);
        long millis = Math.clamp(left.toMillis() + 1, 10, LONGEST_NAP.toMillis());
        if (bell.tryAcquire(millis, TimeUnit.MILLISECONDS)) {
            bell.drainPermits();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LONGEST_NAP);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
