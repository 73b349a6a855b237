package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.game.Invalid;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Times as addresses say them: a day of our zone, {@code 2026-11-30}, or an instant. */
@Component
public class Days {

    private final RatingSettings settings;

    Days(RatingSettings settings) {
        this.settings = settings;
    }

    public ZoneId zone() {
        return settings.zone();
    }

    /** The first instant that is meant; throws {@code invalidValue}. */
    public Optional<Instant> from(String field, @Nullable String text) {
        return read(field, text, 0);
    }

    /** The first instant that is too late: a day that is named still belongs to it. */
    public Optional<Instant> until(String field, @Nullable String text) {
        return read(field, text, 1);
    }

    private Optional<Instant> read(String field, @Nullable String text, int days) {
        return Optional.ofNullable(text).filter(given -> !given.isBlank()).map(given -> {
            try {
                return within(
                        field,
                        given.contains("T")
                                ? Instant.parse(given)
                                : LocalDate.parse(given)
                                        .plusDays(days)
                                        .atStartOfDay(settings.zone())
                                        .toInstant());
            } catch (DateTimeParseException noTime) {
                throw Invalid.value(field, "unknown");
            } catch (DateTimeException outOfAllBounds) {
                throw Invalid.value(field, "range");
            }
        });
    }

    /** Times that both databases can tell. */
    private static Instant within(String field, Instant instant) {
        int year = instant.atZone(java.time.ZoneOffset.UTC).getYear();
        if (year < 1 || year > 9999) {
            throw Invalid.value(field, "range");
        }
        return instant;
    }
}
