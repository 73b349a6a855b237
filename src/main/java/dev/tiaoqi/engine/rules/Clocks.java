package dev.tiaoqi.engine.rules;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads clocks from a record's tag: {@code none}, {@code perMove 30}, {@code fischer 600+10}, {@code correspondence 3d}. */
final class Clocks {

    private static final String SECONDS = "(\\d{1,7}(?:\\.\\d{1,3})?)";
    private static final Pattern PER_MOVE = Pattern.compile("perMove " + SECONDS);
    private static final Pattern FISCHER = Pattern.compile("fischer " + SECONDS + "\\+" + SECONDS);
    private static final Pattern CORRESPONDENCE = Pattern.compile("correspondence (\\d{1,2})d");

    private Clocks() {}

    static Optional<Clock> parse(String text) {
        if (text.equals("none")) {
            return Optional.of(new Clock.None());
        }
        Matcher perMove = PER_MOVE.matcher(text);
        if (perMove.matches()) {
            return Optional.<Clock>of(new Clock.PerMove(millis(perMove.group(1))))
                    .filter(Clocks::sane);
        }
        Matcher fischer = FISCHER.matcher(text);
        if (fischer.matches()) {
            return Optional.<Clock>of(new Clock.Fischer(millis(fischer.group(1)), millis(fischer.group(2))))
                    .filter(Clocks::sane);
        }
        Matcher correspondence = CORRESPONDENCE.matcher(text);
        if (correspondence.matches()) {
            Duration move = Duration.ofDays(Long.parseLong(correspondence.group(1)));
            return Optional.<Clock>of(new Clock.Correspondence(move)).filter(Clocks::sane);
        }
        return Optional.empty();
    }

    /** Whole seconds as they are, otherwise with as many decimals as needed. */
    static String seconds(Duration duration) {
        return BigDecimal.valueOf(duration.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    private static Duration millis(String seconds) {
        return Duration.ofMillis(new BigDecimal(seconds).movePointRight(3).longValueExact());
    }

    private static boolean sane(Clock clock) {
        return switch (clock) {
            case Clock.None none -> true;
            case Clock.PerMove perMove -> positive(perMove.move());
            case Clock.Fischer fischer ->
                positive(fischer.base()) && fischer.increment().compareTo(Clock.LONGEST) <= 0;
            case Clock.Correspondence correspondence -> positive(correspondence.move());
        };
    }

    private static boolean positive(Duration duration) {
        return duration.isPositive() && duration.compareTo(Clock.LONGEST) <= 0;
    }
}
