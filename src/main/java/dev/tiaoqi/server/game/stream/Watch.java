package dev.tiaoqi.server.game.stream;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.game.Notice;
import dev.tiaoqi.server.game.Touched;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Notices what other nodes have done: it reads which games were touched lately, as long as anybody listens here. */
@Component
class Watch {

    private static final Duration LATELY = Duration.ofSeconds(10);

    private final Hub hub;
    private final Touched touched;
    private final Clock clock;
    private final Cache<String, Integer> known =
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
        for (Map.Entry<String, Integer> game :
                touched.since(clock.instant().minus(LATELY)).entrySet()) {
            int before = Optional.ofNullable(known.getIfPresent(game.getKey())).orElse(-1);
            if (game.getValue() > before) {
                known.put(game.getKey(), game.getValue());
                hub.moved(new Notice(game.getKey(), game.getValue()));
            }
        }
    }
}
