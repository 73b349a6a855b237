package dev.tiaoqi.server.game.stream;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.game.Touched;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Notices what other nodes have done: it reads which games were touched lately, as long as anybody listens here. */
@Component
class Watch {

    private static final Duration LATELY = Duration.ofSeconds(10);

    private final Hub hub;
    private final Touched touched;
    private final Clock clock;
    private final Cache<String, Instant> known =
            Caffeine.newBuilder().expireAfterWrite(Duration.ofMinutes(1)).build();

    Watch(Hub hub, Touched touched, Clock clock) {
        this.hub = hub;
        this.touched = touched;
        this.clock = clock;
    }

    @Scheduled(fixedDelayString = "${tiaoqi.streams.watch-millis:2000}")
    void look() {
        if (hub.ears().isEmpty()) {
            return;
        }
        for (Touched.Touch touch : touched.since(clock.instant().minus(LATELY))) {
            Instant before = known.asMap().put(touch.notice().game(), touch.at());
            if (!touch.at().equals(before)) {
                hub.moved(touch.notice());
            }
        }
    }
}
