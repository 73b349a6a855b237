package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Rules;
import java.util.stream.Collectors;

/**
 * Options as the store writes them, one a line, {@code hop=adjacent}. All of them, not what differs from a preset: a
 * preset may change one day, a game's rules never do.
 */
public final class RulesText {

    private RulesText() {}

    public static String write(Rules rules) {
        return Option.ALL.stream()
                .map(option -> option.json() + "=" + rules.options().text(option))
                .collect(Collectors.joining("\n"));
    }

    public static Options read(String text) {
        Options options = Options.DEFAULT;
        for (String line : text.lines().toList()) {
            int sign = line.indexOf('=');
            options = Option.named(line.substring(0, sign))
                    .flatMap(with(options, line.substring(sign + 1)))
                    .orElseThrow(() -> new IllegalStateException("no option: " + line));
        }
        return options;
    }

    private static java.util.function.Function<Option<?>, java.util.Optional<Options>> with(
            Options options, String value) {
        return option -> options.read(option, value);
    }
}
