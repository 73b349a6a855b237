package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.rating.Days;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Writes times, numbers and words as these pages have them. */
@Component
class Clerk {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);
    private static final DateTimeFormatter EXACT = DateTimeFormatter.ofPattern("MM-dd HH:mm:ss", Locale.ROOT);

    private final Texts texts;
    private final Days days;

    Clerk(Texts texts, Days days) {
        this.texts = texts;
        this.days = days;
    }

    String time(Instant at) {
        return TIME.format(at.atZone(days.zone()));
    }

    String day(Instant at) {
        return time(at).substring(0, 10);
    }

    /** With seconds, without the year. */
    String exact(Instant at) {
        return EXACT.format(at.atZone(days.zone()));
    }

    /** The words under this key; the last part of the key where there are none. */
    String words(Language language, String key, Map<String, ?> facts) {
        return texts.say(language, key, facts).orElseGet(() -> key.substring(key.lastIndexOf('.') + 1));
    }

    String words(Language language, String key) {
        return words(language, key, Map.of());
    }

    /** {@code −50}. */
    static String total(int points) {
        return points < 0 ? "\u2212" + -(long) points : Integer.toString(points);
    }

    /** {@code +27}. */
    static String gain(int points) {
        return points > 0 ? "+" + points : total(points);
    }
}
