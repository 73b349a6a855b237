package dev.tiaoqi.server.game.stream;

import java.time.Duration;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Sends the readers of streams away before the server waits for its last requests to end. */
@Component
class Shutdown implements SmartLifecycle {

    private static final Duration GOODBYE = Duration.ofSeconds(3);

    private final Hub hub;
    private volatile boolean running;

    Shutdown(Hub hub) {
        this.hub = hub;
    }

    @Override
    public void start() {
        running = true;
    }

    @Override
    public void stop() {
        running = false;
        hub.ears().forEach(ear -> ear.end(Ear.Ending.SHUTDOWN));
        long until = System.nanoTime() + GOODBYE.toNanos();
        while (!hub.ears().isEmpty() && System.nanoTime() < until) {
            pause();
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public int getPhase() {
        return DEFAULT_PHASE - 1; // stops before the web server begins to wait
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
