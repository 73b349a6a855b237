package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.server.lobby.OptionReader;
import dev.tiaoqi.server.lobby.page.Choices.Field;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A value that can't be chosen while another field has that value, and the code of the reason. Nothing of it is written
 * down here but which field gives way to which: the rules themselves are asked.
 */
public record Clash(String field, String value, String by, String is, String code) {

    /** Of two fields that may contradict each other, the first gives way. */
    private static final List<Pair> PAIRS = List.of(
            new Pair("deadGame", "players"),
            new Pair("teams", "players"),
            new Pair("items", "board"),
            new Pair("homeDeadlines", "win"),
            new Pair("dice", "items"),
            new Pair("dice", "capture"),
            new Pair("capture", "hop"),
            new Pair("capture", "items"),
            new Pair("rated", "items"),
            new Pair("rated", "dice"),
            new Pair("rated", "capture"),
            new Pair("rated", "maxRounds"));

    private static final Rules USUAL = Rules.of(Preset.CLASSIC);

    private record Pair(String field, String by) {}

    /** All of them among these fields. */
    static List<Clash> among(List<Field> fields) {
        Map<String, Field> byName = new LinkedHashMap<>();
        fields.forEach(field -> byName.put(field.name(), field));
        return PAIRS.stream()
                .flatMap(pair -> between(byName.get(pair.field()), byName.get(pair.by())))
                .toList();
    }

    private static Stream<Clash> between(@Nullable Field field, @Nullable Field by) {
        return field == null || by == null
                ? Stream.empty()
                : field.values().stream()
                        .filter(value -> !Wordy.isOwn(field.name(), value))
                        .flatMap(value -> of(field.name(), value, by));
    }

    private static Stream<Clash> of(String field, String value, Field by) {
        Integer min = by.min();
        Integer max = by.max();
        if (min != null && max != null) {
            return below(field, value, by.name(), IntStream.rangeClosed(min, max)).stream();
        }
        return by.values().stream()
                .flatMap(is -> problem(field, value, new Setting(by.name(), is))
                        .map(problem -> new Clash(field, value, by.name(), is, problem.code()))
                        .stream());
    }

    /** Numbers too small for it, as {@code <100}. */
    private static Optional<Clash> below(String field, String value, String by, IntStream numbers) {
        int[] refused = numbers.filter(number ->
                        problem(field, value, new Setting(by, Integer.toString(number))).isPresent())
                .toArray();
        return refused.length == 0
                ? Optional.empty()
                : problem(field, value, new Setting(by, Integer.toString(refused[0])))
                        .map(problem -> new Clash(
                                field, value, by, "<" + (refused[refused.length - 1] + 1), problem.code()));
    }

    private static Optional<Problem> problem(String field, String value, Setting other) {
        Rules rules = with(with(USUAL, other), new Setting(field, value));
        return rules.problems().stream().findFirst();
    }

    private record Setting(String field, String value) {}

    private static Rules with(Rules rules, Setting setting) {
        return switch (setting.field()) {
            case "board" -> seated(setting.value(), 2, rules.options());
            case "players" -> seated(rules.board(), Integer.parseInt(setting.value()), rules.options());
            default -> new Rules(rules.preset(), rules.board(), rules.players(), rules.men(), options(rules, setting));
        };
    }

    private static Rules seated(String board, int players, Options options) {
        int men = Seating.men(board, players).iterator().next();
        return new Rules(Preset.CLASSIC, board, players, men, options);
    }

    private static Options options(Rules rules, Setting setting) {
        Option<?> option = Option.named(setting.field()).orElseThrow();
        Optional<Object> worded = Wordy.value(setting.field(), setting.value(), rules.men());
        return worded.isPresent()
                ? OptionReader.read(rules.options(), Map.of(setting.field(), worded.get()))
                : rules.options().read(option, setting.value()).orElse(rules.options());
    }
}
