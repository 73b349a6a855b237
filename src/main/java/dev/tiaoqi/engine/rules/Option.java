package dev.tiaoqi.engine.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * One thing that can be agreed on before a game (R11): its name in JSON, its tag in records, its default, and how
 * its values are written. The catalogue, in the order of R11, is {@link #ALL}. Equality is identity.
 */
public final class Option<T> {

    public static final Option<Hop> HOP = choice("hop", "Hop", Hop.class);
    public static final Option<ForeignCamps> FOREIGN_CAMPS = choice("foreignCamps", "ForeignCamps", ForeignCamps.class);
    public static final Option<Boolean> STAY_IN_TARGET = flag("stayInTarget", "StayInTarget", true);
    public static final Option<Pass> PASS = choice("pass", "Pass", Pass.class);
    public static final Option<TurnOrder> TURN_ORDER = choice("turnOrder", "TurnOrder", TurnOrder.class);
    public static final Option<First> FIRST =
            new Option<>("first", "First", First.RANDOM, First::toString, First::parse);
    public static final Option<Boolean> FIRST_ENTRY_SKIPS = flag("firstEntrySkips", "FirstEntrySkips", false);
    public static final Option<Win> WIN = choice("win", "Win", Win.class);
    public static final Option<Boolean> EQUAL_TURNS = flag("equalTurns", "EqualTurns", false);
    public static final Option<Integer> MAX_ROUNDS =
            new Option<>("maxRounds", "MaxRounds", 300, Object::toString, text -> number(text, 20, 1000));
    /** Empty: no limit. Three is the only limit there is (R4.3). */
    public static final Option<OptionalInt> REPETITION_LIMIT = new Option<>(
            "repetitionLimit", "RepetitionLimit", OptionalInt.empty(), Option::limitText, Option::parseLimit);

    public static final Option<Boolean> DEAD_GAME = flag("deadGame", "DeadGame", false);
    public static final Option<List<Deadline>> HOME_DEADLINES =
            new Option<>("homeDeadlines", "HomeDeadlines", List.of(), Deadlines::text, Deadlines::parse);
    public static final Option<Clock> CLOCK =
            new Option<>("clock", "Clock", new Clock.None(), Object::toString, Clocks::parse);
    public static final Option<Boolean> TEAMS = flag("teams", "Teams", false);
    public static final Option<Boolean> ITEMS = flag("items", "Items", false);
    public static final Option<Boolean> DICE = flag("dice", "Dice", false);
    public static final Option<Boolean> CAPTURE = flag("capture", "Capture", false);
    public static final Option<Boolean> RATED = flag("rated", "Rated", false);

    public static final List<Option<?>> ALL = List.of(
            HOP,
            FOREIGN_CAMPS,
            STAY_IN_TARGET,
            PASS,
            TURN_ORDER,
            FIRST,
            FIRST_ENTRY_SKIPS,
            WIN,
            EQUAL_TURNS,
            MAX_ROUNDS,
            REPETITION_LIMIT,
            DEAD_GAME,
            HOME_DEADLINES,
            CLOCK,
            TEAMS,
            ITEMS,
            DICE,
            CAPTURE,
            RATED);

    private final String json;
    private final String tag;
    private final T initial;
    private final Function<T, String> write;
    private final Function<String, Optional<T>> read;

    private Option(String json, String tag, T initial, Function<T, String> write, Function<String, Optional<T>> read) {
        this.json = json;
        this.tag = tag;
        this.initial = initial;
        this.write = write;
        this.read = read;
    }

    /** The option with this JSON name. */
    public static Optional<Option<?>> named(String json) {
        return ALL.stream().filter(option -> option.json.equals(json)).findFirst();
    }

    /** The option with this record tag. */
    public static Optional<Option<?>> tagged(String tag) {
        return ALL.stream().filter(option -> option.tag.equals(tag)).findFirst();
    }

    public String json() {
        return json;
    }

    public String tag() {
        return tag;
    }

    /** The default of R11. */
    public T initial() {
        return initial;
    }

    /** A value as records write it. */
    public String text(T value) {
        return write.apply(value);
    }

    /** Reads what {@link #text} writes; empty for anything else. */
    public Optional<T> parse(String text) {
        return read.apply(text);
    }

    @Override
    public String toString() {
        return json;
    }

    private static Option<Boolean> flag(String json, String tag, boolean initial) {
        return new Option<>(json, tag, initial, Object::toString, text -> switch (text) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        });
    }

    /** The first constant is the default. */
    private static <E extends Enum<E> & Text> Option<E> choice(String json, String tag, Class<E> type) {
        E[] values = type.getEnumConstants();
        return new Option<>(
                json,
                tag,
                values[0],
                Text::text,
                text -> Arrays.stream(values)
                        .filter(value -> value.text().equals(text))
                        .findFirst());
    }

    private static Optional<Integer> number(String text, int least, int most) {
        return text.matches("[1-9]\\d{0,3}")
                ? Optional.of(Integer.valueOf(text)).filter(number -> number >= least && number <= most)
                : Optional.empty();
    }

    private static String limitText(OptionalInt limit) {
        return limit.isPresent() ? Integer.toString(limit.getAsInt()) : "none";
    }

    private static Optional<OptionalInt> parseLimit(String text) {
        return switch (text) {
            case "none" -> Optional.of(OptionalInt.empty());
            case "3" -> Optional.of(OptionalInt.of(3));
            default -> Optional.empty();
        };
    }
}
