package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.wire.OptionValues;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reads options as requests write them, each of its own JSON type. An option that is not offered may be named with its
 * default, so that what an answer says of a game can be sent again.
 */
public final class OptionReader {

    private OptionReader() {}

    /** The options with these changes; throws what is wrong with them. */
    public static Options read(Options options, Map<String, @Nullable Object> changes) {
        Options read = options;
        for (Map.Entry<String, @Nullable Object> change : changes.entrySet()) {
            Option<?> option = Option.named(change.getKey()).orElseThrow(() -> unknown(change.getKey()));
            read = read(read, option, change.getValue());
        }
        return read;
    }

    private static <T> Options read(Options options, Option<T> option, @Nullable Object value) {
        if (!Offered.OPTIONS.contains(option)) {
            if (OptionValues.isDefault(option, value)) {
                return options;
            }
            throw Offered.not(option.json(), String.valueOf(value));
        }
        return text(option, value)
                .flatMap(text -> options.read(option, text))
                .orElseThrow(() -> Invalid.value("options." + option.json(), "unknown"));
    }

    /** The value as records write it, if it is of the option's JSON type. */
    private static Optional<String> text(Option<?> option, @Nullable Object value) {
        return switch (option.initial()) {
            case Boolean flag ->
                Optional.ofNullable(value).filter(Boolean.class::isInstance).map(Object::toString);
            case Integer number ->
                Optional.ofNullable(value).filter(Integer.class::isInstance).map(Object::toString);
            case OptionalInt limit ->
                value == null
                        ? Optional.of("none")
                        : Optional.of(value).filter(Integer.class::isInstance).map(Object::toString);
            case Clock clock -> Structured.clock(value);
            case List<?> deadlines -> Structured.deadlines(value);
            default ->
                Optional.ofNullable(value).filter(String.class::isInstance).map(Object::toString);
        };
    }

    private static ApiProblem unknown(String name) {
        String shown = name.substring(0, Math.min(name.length(), 40));
        return new ApiProblem(ProblemCode.UNKNOWN_FIELD, Map.of("field", "options." + shown));
    }
}
