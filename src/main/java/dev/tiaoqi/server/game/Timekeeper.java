package dev.tiaoqi.server.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Looks after the clocks of all games while the server runs: where one has run out, the timeout is played through the
 * same door as everything else, which sees to it that it is played once.
 */
@Component
class Timekeeper implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);
    private static final int AT_ONCE = 50;
    private static final Duration LONGEST_NAP = Duration.ofMillis(250);

    /** So long a flag stays up for a command that came in before it fell. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final ClockTurns turns;
    private final Desk desk;
    private final Anteroom anteroom;
    private final Clock clock;
    private volatile Watch watch = new Watch();

    Timekeeper(ClockTurns turns, Desk desk, Anteroom anteroom, Clock clock) {
        this.turns = turns;
        this.desk = desk;
        this.anteroom = anteroom;
        this.clock = clock;
    }

    @Override
    public void start() {
        Watch next = new Watch();
        watch.end();
        watch = next;
        next.begun = true;
        Thread.ofVirtual().name("timekeeper").start(() -> keep(next));
    }

    @Override
    public void stop() {
        watch.end();
    }

    @Override
    public boolean isRunning() {
        return watch.begun && !watch.over;
    }

    private void keep(Watch mine) {
        while (!mine.over) {
            try {
                turns.claim(AT_ONCE).forEach(this::look);
                mine.nap(nap());
            } catch (RuntimeException fault) {
                if (!mine.over) {
                    LOG.warn("The clocks could not be looked at, trying again", fault);
                    mine.nap(LONGEST_NAP);
                }
            }
        }
    }

    /** Nothing is asked of the game: that its clock has run out is seen before any command. */
    private void look(ClockTurns.Due due) {
        try {
            if (waits(due)) {
                turns.putBack(due);
            } else {
                desk.carryOut(due.game(), table -> Desk.Done.now(table, table));
            }
        } catch (RuntimeException fault) {
            LOG.error("A clock could not be looked at in {}", due.game(), fault);
        }
    }

    private boolean waits(ClockTurns.Due due) {
        return anteroom.holds(due.game(), due.at())
                && clock.instant().isBefore(due.at().plus(PATIENCE));
    }

    private Duration nap() {
        Instant now = clock.instant();
        Duration left = turns.next().map(next -> Duration.between(now, next)).orElse(LONGEST_NAP);
        return Duration.ofMillis(Math.clamp(left.toMillis() + 1, 5, LONGEST_NAP.toMillis()));
    }

    /** One time that the server runs. Nobody is interrupted in it: an interrupted thread closes the database's file. */
    private static final class Watch {

        private final Semaphore bell = new Semaphore(0);
        private volatile boolean begun;
        private volatile boolean over;

        void end() {
            over = true;
            bell.release();
        }

        void nap(Duration atMost) {
            try {
                if (bell.tryAcquire(atMost.toMillis(), TimeUnit.MILLISECONDS)) {
                    bell.release();
                }
            } catch (InterruptedException interrupted) {
                over = true;
                Thread.currentThread().interrupt();
            }
        }
    }
}
