package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.Invalid;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Options that JSON writes as objects or lists (R11), turned into the text that records have for them. */
final class Structured {

    private static final String KIND = "kind";

    private Structured() {}

    /** {@code {"kind": "perMove", "moveMillis": 30000}} is {@code perMove 30}; empty for what is no clock. */
    static Optional<String> clock(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> clock)) {
            return Optional.empty();
        }
        return switch (String.valueOf(clock.get(KIND))) {
            case "none" -> only(clock, Set.of()).map(none -> "none");
            case "perMove" -> only(clock, Set.of("moveMillis")).map(given -> "perMove " + seconds(given, "moveMillis"));
            case "fischer" ->
                only(clock, Set.of("baseMillis", "incrementMillis"))
                        .map(given ->
                                "fischer " + seconds(given, "baseMillis") + "+" + seconds(given, "incrementMillis"));
            case "correspondence" ->
                only(clock, Set.of("moveMillis")).map(given -> "correspondence " + days(given) + "d");
            default -> Optional.empty();
        };
    }

    /** {@code [{"round": 20, "men": 5}]} is {@code 20:5}; empty for what is no list of deadlines. */
    static Optional<String> deadlines(@Nullable Object value) {
        if (!(value instanceof List<?> deadlines)) {
            return Optional.empty();
        }
        if (deadlines.isEmpty()) {
            return Optional.of("none");
        }
        return Optional.of(deadlines.stream().map(Structured::deadline).collect(Collectors.joining(" ")));
    }

    private static String deadline(@Nullable Object value) {
        if (value instanceof Map<?, ?> deadline
                && deadline.keySet().equals(Set.of("round", "men"))
                && deadline.get("round") instanceof Integer round
                && deadline.get("men") instanceof Integer men) {
            return round + ":" + men;
        }
        throw Invalid.value("options.homeDeadlines", "unknown");
    }

    private static Optional<Map<?, ?>> only(Map<?, ?> clock, Set<String> fields) {
        return Optional.<Map<?, ?>>of(clock)
                .filter(given ->
                        given.size() == fields.size() + 1 && given.keySet().containsAll(fields));
    }

    private static String seconds(Map<?, ?> clock, String field) {
        return BigDecimal.valueOf(millis(clock, field), 3).stripTrailingZeros().toPlainString();
    }

    private static long days(Map<?, ?> clock) {
        Duration move = Duration.ofMillis(millis(clock, "moveMillis"));
        if (!move.equals(Duration.ofDays(move.toDays()))) {
            throw Invalid.value("options.clock.moveMillis", "wholeDays");
        }
        return move.toDays();
    }

    private static long millis(Map<?, ?> clock, String field) {
        Object value = clock.get(field);
        long millis = value instanceof Integer || value instanceof Long ? ((Number) value).longValue() : -1;
        if (millis < 0 || millis > dev.tiaoqi.engine.rules.Clock.LONGEST.toMillis()) {
            throw Invalid.value("options.clock." + field, "range");
        }
        return millis;
    }
}
