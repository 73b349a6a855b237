package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.TooMany;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Counts the streams that are open at this node. */
@Component
class StreamLimits {

    private static final Duration PAUSE = Duration.ofSeconds(5);

    private final StreamSettings settings;
    private final Map<Object, Integer> open = new ConcurrentHashMap<>();

    StreamLimits(StreamSettings settings) {
        this.settings = settings;
    }

    /** Counts one more for this address and person until the answer is closed; throws {@code tooMany}. */
    Runnable count(String address, Optional<UUID> person) {
        take(address, settings.perAddress());
        try {
            person.ifPresent(id -> take(id, settings.perPerson()));
        } catch (ApiProblem tooMany) {
            giveBack(address);
            throw tooMany;
        }
        return () -> {
            giveBack(address);
            person.ifPresent(this::giveBack);
        };
    }

    private void take(Object who, int most) {
        if (open.merge(who, 1, Integer::sum) > most) {
            giveBack(who);
            throw TooMany.atOnce("streams", most, PAUSE);
        }
    }

    private void giveBack(Object who) {
        open.computeIfPresent(who, (key, count) -> count > 1 ? count - 1 : null);
    }
}
