package dev.tiaoqi.engine;

import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Map;

/** Rules and games from plain texts, as tests give them. */
public final class GivenRules {

    private GivenRules() {}

    /** The preset {@code classic} but for these options, by their JSON names. */
    public static Rules of(String board, int men, int players, Map<String, String> options) {
        Rules rules = Rules.of(Preset.CLASSIC, board, players, men);
        for (Map.Entry<String, String> each : options.entrySet()) {
            Option<?> option = Option.named(each.getKey()).orElseThrow();
            rules = new Rules(Preset.CLASSIC, board, players, men, with(rules.options(), option, each.getValue()));
        }
        return rules;
    }

    /** The game that begins from this position; fails if none can. */
    public static Game from(Rules rules, String position) {
        return started(Games.begin(rules, position)).game();
    }

    /** What began; fails, with the problems, if nothing did. */
    public static Begun.Started started(Begun begun) {
        if (begun instanceof Begun.Started started) {
            return started;
        }
        throw new AssertionError("no game begins: " + begun);
    }

    /** The moves of the seat to move as {@code start-end}, sorted as texts. */
    public static List<String> moves(Game game) {
        return game.legalMoves().stream()
                .map(move -> move.from() + "-" + move.to())
                .sorted()
                .toList();
    }

    private static <T> Options with(Options options, Option<T> option, String text) {
        return options.read(option, text).orElseThrow();
    }
}
