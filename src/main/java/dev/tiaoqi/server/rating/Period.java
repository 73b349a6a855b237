package dev.tiaoqi.server.rating;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A span of time whose points are ranked. Weeks begin on Monday. */
public enum Period {
    ALL,
    MONTH,
    WEEK;

    /** The name in addresses, {@code week}. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    static Optional<Period> named(String text) {
        return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
    }

    /** As the store names the span of this kind in which a day lies: {@code all}, {@code 2026-11}, {@code 2026-11-30}. */
    String around(LocalDate day) {
        return switch (this) {
            case ALL -> text();
            case MONTH -> YearMonth.from(day).toString();
            case WEEK ->
                day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)).toString();
        };
    }

    /** All spans in which a day lies. */
    static List<String> allAround(LocalDate day) {
        return Arrays.stream(values()).map(period -> period.around(day)).toList();
    }
}
