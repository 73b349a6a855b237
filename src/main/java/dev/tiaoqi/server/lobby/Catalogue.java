package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.engine.rules.Text;
import dev.tiaoqi.server.game.Visibility;
import dev.tiaoqi.server.game.wire.OptionValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is offered, as JSON. */
public final class Catalogue {

    private static final int LEAST_ROUNDS = 20;
    private static final int MOST_ROUNDS = 1000;

    private Catalogue() {}

    public static PresetsJson json() {
        return new PresetsJson(
                Offered.PRESETS.stream().map(Catalogue::preset).toList(),
                Stream.concat(Offered.OPTIONS.stream(), Stream.of(Option.RATED)) // which RatedWish reads
                        .map(option -> option(option))
                        .toList(),
                Offered.BOARDS.stream().map(Catalogue::board).toList(),
                Offered.LEVELS.stream().map(level -> "bot:" + level).toList(),
                Arrays.stream(Visibility.values()).map(Visibility::text).toList());
    }

    private static PresetsJson.PresetJson preset(Preset preset) {
        Rules rules = Rules.of(preset);
        return new PresetsJson.PresetJson(
                preset.text(),
                rules.board(),
                rules.players(),
                rules.men(),
                OptionValues.all(rules.options()),
                rules.get(Option.RATED));
    }

    private static <T> PresetsJson.OptionJson option(Option<T> option) {
        boolean number = option.initial() instanceof Integer;
        return new PresetsJson.OptionJson(
                option.json(),
                type(option),
                values(option),
                number ? LEAST_ROUNDS : null,
                number ? MOST_ROUNDS : null,
                OptionValues.of(Options.DEFAULT, option),
                option.tag());
    }

    private static <T> String type(Option<T> option) {
        return switch (option.initial()) {
            case Boolean flag -> "boolean";
            case Integer number -> "integer";
            case OptionalInt limit -> "integer or null";
            case Clock clock -> "object";
            case List<?> deadlines -> "list";
            default -> "string";
        };
    }

    private static <T> List<@Nullable Object> values(Option<T> option) {
        return switch (option.initial()) {
            case Boolean flag -> List.of(false, true);
            case Integer number -> List.of();
            case Clock clock -> List.of();
            case List<?> deadlines -> List.of();
            case OptionalInt limit -> limits();
            case Enum<?> choice ->
                Arrays.stream(choice.getDeclaringClass().getEnumConstants())
                        .<@Nullable Object>map(value -> ((Text) value).text())
                        .toList();
            default -> seats();
        };
    }

    private static List<@Nullable Object> limits() {
        List<@Nullable Object> limits = new ArrayList<>();
        limits.add(null);
        limits.add(3);
        return limits;
    }

    private static List<@Nullable Object> seats() {
        List<@Nullable Object> seats = new ArrayList<>(List.of("random"));
        Arrays.stream(Seat.values()).map(Seat::name).forEach(seats::add);
        return seats;
    }

    private static PresetsJson.BoardJson board(String board) {
        return new PresetsJson.BoardJson(
                board,
                Seating.players(board).stream()
                        .map(players -> new PresetsJson.SeatingJson(
                                players,
                                Seating.seats(board, players).stream()
                                        .map(Seat::name)
                                        .toList(),
                                List.copyOf(new java.util.TreeSet<>(Seating.men(board, players)))))
                        .toList());
    }
}
