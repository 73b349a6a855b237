package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.springframework.stereotype.Component;

/** How long ago something was: nobody need know in which time zone the reader sits. */
@Component
class Ago {

    private final Texts texts;
    private final Clock clock;

    Ago(Texts texts, Clock clock) {
        this.texts = texts;
        this.clock = clock;
    }

    String since(Instant then, Language language) {
        Duration passed = Duration.between(then, clock.instant());
        if (passed.toMinutes() < 1) {
            return texts.say(language, "ago.now");
        }
        if (passed.toHours() < 1) {
            return say(language, "ago.minutes", passed.toMinutes());
        }
        return passed.toDays() < 1
                ? say(language, "ago.hours", passed.toHours())
                : say(language, "ago.days", passed.toDays());
    }

    private String say(Language language, String key, long count) {
        return texts.say(language, key, Map.of("count", count)).orElseThrow();
    }
}
