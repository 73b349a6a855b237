package dev.tiaoqi.engine.perft;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What the command line asks for: the free game, unless it says otherwise. */
record Request(String position, int depth, Rules rules) {

    static final String USAGE = "usage: Perft \"<position>\" <depth> [men=10] [players=2] [hop=adjacent]"
            + " [foreignCamps=allowed] [stayInTarget=false]";
    private static final int DEEPEST = 40;
    private static final List<Option<?>> OPTIONS = List.of(Option.HOP, Option.FOREIGN_CAMPS, Option.STAY_IN_TARGET);

    static Request parse(String[] arguments) {
        if (arguments.length < 2) {
            throw new IllegalArgumentException(USAGE);
        }
        Map<String, String> named = new TreeMap<>();
        Arrays.stream(arguments).skip(2).forEach(argument -> {
            String[] halves = argument.split("=", 2);
            if (halves.length < 2 || named.put(halves[0], halves[1]) != null) {
                throw new IllegalArgumentException("not understood: " + argument + "\n" + USAGE);
            }
        });
        String board = arguments[0].split(" ", 2)[0];
        int men = number(named.getOrDefault("men", "10"), 99);
        int players = number(named.getOrDefault("players", "2"), 6);
        named.keySet().removeAll(List.of("men", "players"));
        return new Request(
                arguments[0],
                number(arguments[1], DEEPEST),
                new Rules(Preset.CLASSIC, board, players, men, options(named)));
    }

    /** The options counted by, as they are written on the command line. */
    String summary() {
        return "men=" + rules.men() + " players=" + rules.players() + " "
                + OPTIONS.stream()
                        .map(option -> option.json() + "=" + rules.options().text(option))
                        .collect(Collectors.joining(" "));
    }

    private static Options options(Map<String, String> named) {
        Options options = Options.DEFAULT.with(Option.STAY_IN_TARGET, false);
        for (Map.Entry<String, String> each : named.entrySet()) {
            options = Option.named(each.getKey())
                    .filter(OPTIONS::contains)
                    .flatMap(new Setter(options, each.getValue())::set)
                    .orElseThrow(() -> new IllegalArgumentException("not understood: " + each + "\n" + USAGE));
        }
        return options;
    }

    /** Sets one option of whatever type. */
    private record Setter(Options options, String text) {
        <T> java.util.Optional<Options> set(Option<T> option) {
            return options.read(option, text);
        }
    }

    private static int number(String text, int most) {
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > most) {
            throw new IllegalArgumentException("not a number up to " + most + ": " + text + "\n" + USAGE);
        }
        return Integer.parseInt(text);
    }
}
