package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tags that say what was agreed: preset, board, players, men, and every option that differs from the preset (N4). */
final class RuleTags {

    /** Always there, the one that began, so never among those that differ. */
    private static final Option<?> FIRST = Option.FIRST;

    private RuleTags() {}

    /** The options that differ from the preset, but for who began, in the order of R11. */
    static List<Option<?>> differing(Rules rules) {
        return Option.ALL.stream()
                .filter(option -> option != FIRST && differs(option, rules))
                .toList();
    }

    static Rules read(Map<String, Token> tags, Token end) throws RecordFault {
        Token preset = required(tags, "Preset", end);
        Token board = required(tags, "Board", end);
        Preset named = Preset.named(preset.text())
                .orElseThrow(() -> new RecordFault(preset, 0, "tagInvalid", "Preset", preset.quoted()));
        int players = number(required(tags, "Players", end), "Players");
        int men = number(required(tags, "Men", end), "Men");
        required(tags, "First", end);
        Options options = named.options(players, men);
        for (Option<?> option : Option.ALL) {
            Token value = tags.get(option.tag());
            options = value == null ? options : with(options, option, value);
        }
        return new Rules(named, board.text(), players, men, options);
    }

    static Token required(Map<String, Token> tags, String name, Token end) throws RecordFault {
        Token token = tags.get(name);
        if (token == null) {
            throw new RecordFault(end, 0, "tagMissing", name);
        }
        return token;
    }

    private static <T> Options with(Options options, Option<T> option, Token value) throws RecordFault {
        Optional<Options> changed = options.read(option, value.text());
        return changed.orElseThrow(() -> new RecordFault(value, 0, "tagInvalid", option.tag(), value.quoted()));
    }

    private static int number(Token token, String tag) throws RecordFault {
        if (!token.text().matches("[1-9]\\d?")) {
            throw new RecordFault(token, 0, "tagInvalid", tag, token.quoted());
        }
        return Integer.parseInt(token.text());
    }

    private static <T> boolean differs(Option<T> option, Rules rules) {
        return !rules.get(option).equals(rules.presetOptions().get(option));
    }
}
