package dev.tiaoqi.server.bot;

import dev.tiaoqi.server.game.ComputerTurns;
import dev.tiaoqi.server.game.Notice;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Has computers take their turns outside any request: it asks the store whose turn is due, at the start and whenever
 * something happened, and never has more of them thinking than there are threads for.
 */
@Component
class Shift implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(Shift.class);
    private static final Duration LONGEST_NAP = Duration.ofSeconds(1);

    private final ComputerTurns turns;
    private final Computer computer;
    private final Clock clock;
    private final Semaphore seats;
    private final Semaphore bell = new Semaphore(0);
    private final ExecutorService thinking;
    private volatile boolean running;

    Shift(ComputerTurns turns, Computer computer, BotSettings settings, Clock clock) {
        this.turns = turns;
        this.computer = computer;
        this.clock = clock;
        seats = new Semaphore(settings.threads());
        thinking = Executors.newFixedThreadPool(
                settings.threads(),
                Thread.ofPlatform().daemon().name("computer-", 1).factory());
    }

    @EventListener
    void moved(Notice notice) {
        bell.release();
    }

    @Override
    public void start() {
        running = true;
        Thread.ofVirtual().name("computers").start(this::work);
    }

    @Override
    public void stop() {
        running = false;
        bell.release();
        thinking.shutdown();
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    private void work() {
        while (running) {
            try {
                takeUp();
                nap();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException fault) {
                if (running) {
                    LOG.warn("Computers could not be called to the board, trying again", fault);
                    pause();
                }
            }
        }
    }

    private void takeUp() {
        int free = seats.availablePermits();
        List<String> due = free > 0 ? turns.claim(free) : List.of();
        for (String game : due) {
            seats.acquireUninterruptibly();
            thinking.execute(() -> {
                try {
                    computer.play(game);
                } catch (RuntimeException fault) {
                    LOG.error("A computer did not move in {}", game, fault);
                } finally {
                    seats.release();
                    bell.release();
                }
            });
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
