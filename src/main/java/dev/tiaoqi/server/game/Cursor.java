package dev.tiaoqi.server.game;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The last game of a page: the next begins behind it. */
public record Cursor(Instant created, String id) {

    private static final Pattern FORM = Pattern.compile("(\\d{1,17}) ([0-9A-Za-z]{1,24})");

    /** As addresses carry it; its insides are nobody's business. */
    public String text() {
        long micros = ChronoUnit.MICROS.between(Instant.EPOCH, created);
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString((micros + " " + id).getBytes(StandardCharsets.UTF_8));
    }

    /** Reads what {@link #text} writes. */
    public static Optional<Cursor> parse(String text) {
        try {
            Matcher matcher = FORM.matcher(new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8));
            return matcher.matches()
                    ? Optional.of(new Cursor(
                            Instant.EPOCH.plus(Long.parseLong(matcher.group(1)), ChronoUnit.MICROS), matcher.group(2)))
                    : Optional.empty();
        } catch (IllegalArgumentException noCursor) {
            return Optional.empty();
        }
    }
}
