package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Deadline;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Options as JSON writes them (R11). */
public final class OptionValues {

    private OptionValues() {}

    /** Every option, in the order of R11. */
    public static Map<String, @Nullable Object> all(Options options) {
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        Option.ALL.forEach(option -> all.put(option.json(), of(options, option)));
        return all;
    }

    /** One option's value; null for a limit there is not. */
    public static <T> @Nullable Object of(Options options, Option<T> option) {
        return switch (options.get(option)) {
            case Boolean flag -> flag;
            case Integer number -> number;
            case OptionalInt limit -> limit.isPresent() ? (Integer) limit.getAsInt() : null;
            case Clock clock -> clock(clock);
            case List<?> deadlines ->
                deadlines.stream().map(each -> deadline((Deadline) each)).toList();
            default -> options.text(option);
        };
    }

    private static Map<String, Object> deadline(Deadline deadline) {
        return ordered(Map.entry("round", deadline.round()), Map.entry("men", deadline.men()));
    }

    private static Map<String, Object> clock(Clock clock) {
        return switch (clock) {
            case Clock.None none -> ordered(kind("none"));
            case Clock.PerMove perMove ->
                ordered(kind("perMove"), Map.entry("moveMillis", perMove.move().toMillis()));
            case Clock.Fischer fischer ->
                ordered(
                        kind("fischer"),
                        Map.entry("baseMillis", fischer.base().toMillis()),
                        Map.entry("incrementMillis", fischer.increment().toMillis()));
            case Clock.Correspondence days ->
                ordered(
                        kind("correspondence"),
                        Map.entry("moveMillis", days.move().toMillis()));
        };
    }

    private static Map.Entry<String, Object> kind(String name) {
        return Map.entry("kind", name);
    }

    @SafeVarargs
    private static Map<String, Object> ordered(Map.Entry<String, ? extends Object>... entries) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (Map.Entry<String, ? extends Object> entry : entries) {
            all.put(entry.getKey(), entry.getValue());
        }
        return all;
    }

    /** Whether this JSON value is the option's default, as the default is written. */
    public static <T> boolean isDefault(Option<T> option, @Nullable Object value) {
        return Optional.ofNullable(of(Options.DEFAULT, option)).equals(Optional.ofNullable(value));
    }
}
