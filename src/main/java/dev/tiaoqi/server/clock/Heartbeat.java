package dev.tiaoqi.server.clock;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.context.SmartLifecycle;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Says every second that this server is there. Before it opens its doors it finds out whether any other is, and if
 * none was, writes down since when: that time is nobody's.
 */
@Component
class Heartbeat implements SmartLifecycle {

    /** A server that has not been heard of for so long is gone. */
    private static final Duration SILENCE = Duration.ofMillis(2500);

    private static final long PAUSE_MILLIS = 100;

    private final Nodes nodes;
    private final Downtime downtime;
    private final Clock clock;
    private volatile Optional<UUID> node = Optional.empty();

    Heartbeat(Nodes nodes, Downtime downtime, Clock clock) {
        this.nodes = nodes;
        this.downtime = downtime;
        this.clock = clock;
    }

    @Override
    public void start() {
        Optional<Instant> last = lastOfAll();
        Instant now = clock.instant();
        // Before the first beat: who sees that one must find the outage written down.
        last.filter(now::isAfter).ifPresent(beat -> nodes.noteOutage(new Outages.Outage(beat, now)));
        UUID fresh = UUID.randomUUID();
        nodes.beat(fresh, now);
        nodes.forget(now);
        downtime.read(now);
        node = Optional.of(fresh);
    }

    @Scheduled(fixedRate = 1000)
    void beat() {
        node.ifPresent(id -> nodes.beat(id, clock.instant()));
    }

    @Override
    public void stop() {
        beat();
        node = Optional.empty();
    }

    @Override
    public boolean isRunning() {
        return node.isPresent();
    }

    @Override
    public int getPhase() {
        return DEFAULT_PHASE - 4096; // before the web server opens, after it has closed
    }

    /** The last beat of a server that is gone, if all are: one that was heard of lately is given the time to beat again. */
    private Optional<Instant> lastOfAll() {
        Optional<Instant> first = nodes.latest();
        Instant asked = clock.instant();
        for (Optional<Instant> last = first; last.isPresent(); last = nodes.latest()) {
            if (!last.equals(first)) {
                return Optional.empty();
            }
            Duration silent = Duration.between(last.get(), clock.instant());
            Duration waited = Duration.between(asked, clock.instant());
            if (silent.compareTo(SILENCE) > 0 || waited.compareTo(SILENCE) > 0) {
                return last;
            }
            pause();
        }
        return Optional.empty();
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
