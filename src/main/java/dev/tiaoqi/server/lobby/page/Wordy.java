package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.game.wire.OptionValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Clocks and deadlines, of which there are more than a form can show: those that it offers, each under a word. */
final class Wordy {

    static final String NONE = "none";

    private static final Map<String, String> CLOCKS = clocks();

    private Wordy() {}

    /** The words to choose from for an option; empty for one that shows all its values. */
    static List<String> words(String option) {
        return switch (option) {
            case "clock" ->
                Stream.concat(CLOCKS.keySet().stream(), OwnClock.KINDS.stream()).toList();
            case "homeDeadlines" -> List.of(NONE, "qq", "last", OwnDeadlines.WORD);
            default -> List.of();
        };
    }

    /** What a word stands for in JSON, with so many men a seat; empty if it is none. */
    static Optional<Object> value(String option, String word, int men) {
        return switch (option) {
            case "clock" ->
                Optional.ofNullable(CLOCKS.get(word))
                        .flatMap(Option.CLOCK::parse)
                        .flatMap(clock -> json(Option.CLOCK, Options.DEFAULT.with(Option.CLOCK, clock)));
            case "homeDeadlines" -> deadlines(word, men).flatMap(options -> json(Option.HOME_DEADLINES, options));
            default -> Optional.empty();
        };
    }

    /** Whether a word stands for nothing by itself, but for what other fields of the form say. */
    static boolean isOwn(String option, String word) {
        return switch (option) {
            case "clock" -> OwnClock.KINDS.contains(word);
            case "homeDeadlines" -> word.equals(OwnDeadlines.WORD);
            default -> false;
        };
    }

    /** The word for what these options say; what no word stands for is somebody's own. */
    static String word(Option<?> option, Options options, int men) {
        @Nullable Object value = OptionValues.of(options, option);
        String own = option.equals(Option.CLOCK) ? OwnClock.kind(options.get(Option.CLOCK)) : OwnDeadlines.WORD;
        return words(option.json()).stream()
                .filter(word -> value(option.json(), word, men)
                        .filter(each -> each.equals(value))
                        .isPresent())
                .findFirst()
                .orElse(own);
    }

    private static Optional<Options> deadlines(String word, int men) {
        return switch (word) {
            case NONE -> Optional.of(Options.DEFAULT);
            case "qq" -> Optional.of(Preset.QQ_ADJACENT.options(2, men));
            case "last" -> Optional.of(Preset.TOURNAMENT.options(2, men));
            default -> Optional.empty();
        };
    }

    private static Optional<Object> json(Option<?> option, Options options) {
        @Nullable Object value = OptionValues.of(options, option);
        return Optional.ofNullable(value);
    }

    private static Map<String, String> clocks() {
        Map<String, String> clocks = new LinkedHashMap<>();
        clocks.put(NONE, "none");
        clocks.put("perMove-30", "perMove 30");
        clocks.put("perMove-60", "perMove 60");
        clocks.put("fischer-5-5", "fischer 300+5");
        clocks.put("fischer-10-10", "fischer 600+10");
        clocks.put("correspondence-3", "correspondence 3d");
        return clocks;
    }
}
