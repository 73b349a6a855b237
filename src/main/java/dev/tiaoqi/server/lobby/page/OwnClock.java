package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.server.game.wire.OptionValues;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A clock of one's own: a kind, and its times in fields of the form (R4.2). */
final class OwnClock {

    /** The kinds that have a time. */
    static final List<String> KINDS = List.of("perMove", "fischer", "correspondence");

    private static final String TIME = "\\d{1,6}(\\.\\d{1,3})?";

    private OwnClock() {}

    /** The fields with the times of a clock; those of other kinds are as usual. */
    static Map<String, String> fields(Clock clock) {
        Map<String, String> fields = new LinkedHashMap<>(
                Map.of("clock.seconds", "45", "clock.minutes", "15", "clock.increment", "10", "clock.days", "2"));
        switch (clock) {
            case Clock.None none -> {}
            case Clock.PerMove perMove -> fields.put("clock.seconds", number(perMove.move(), 1));
            case Clock.Fischer fischer -> {
                fields.put("clock.minutes", number(fischer.base(), 60));
                fields.put("clock.increment", number(fischer.increment(), 1));
            }
            case Clock.Correspondence days ->
                fields.put("clock.days", Long.toString(days.move().toDays()));
        }
        return fields;
    }

    static String kind(Clock clock) {
        return clock.toString().split(" ", -1)[0];
    }

    /** The clock of this kind that the fields say, as JSON has it; empty for what is none. */
    static Optional<Object> json(String kind, NewGameForm form) {
        return text(kind, form)
                .flatMap(Option.CLOCK::parse)
                .map(clock -> Options.DEFAULT.with(Option.CLOCK, clock))
                .flatMap(options -> Optional.ofNullable(OptionValues.of(options, Option.CLOCK)));
    }

    private static Optional<String> text(String kind, NewGameForm form) {
        return switch (kind) {
            case "perMove" -> time(form, "clock.seconds").map(move -> "perMove " + seconds(move, 1));
            case "fischer" ->
                time(form, "clock.minutes")
                        .flatMap(base -> time(form, "clock.increment")
                                .map(more -> "fischer " + seconds(base, 60) + "+" + seconds(more, 1)));
            case "correspondence" ->
                time(form, "clock.days").map(days -> "correspondence " + days.toPlainString() + "d");
            default -> Optional.empty();
        };
    }

    private static Optional<BigDecimal> time(NewGameForm form, String field) {
        return Optional.of(form.get(field)).filter(text -> text.matches(TIME)).map(BigDecimal::new);
    }

    private static String seconds(BigDecimal time, int unit) {
        return time.multiply(BigDecimal.valueOf(unit)).stripTrailingZeros().toPlainString();
    }

    /** So many units of so many seconds, written so that it is read again as the same. */
    private static String number(Duration duration, int unit) {
        return BigDecimal.valueOf(duration.toMillis(), 3)
                .divide(BigDecimal.valueOf(unit), 3, java.math.RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
