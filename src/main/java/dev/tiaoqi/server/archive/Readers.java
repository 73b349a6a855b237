package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.position.PositionText;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Kind;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.rating.Days;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads what is asked of the archive; throws {@code invalidValue} for what can't be asked. */
@Component
public class Readers {

    static final List<String> OUTCOMES = List.of("won", "drawn", "lost");
    public static final List<Integer> PLAYERS = List.of(2, 3, 4, 6);

    /** How games end, as results say it. */
    public static final List<String> REASONS = Stream.concat(
                    Arrays.stream(Reason.values()).map(Reason::text), Stream.of(Kind.ABANDONED.text()))
            .toList();

    private final People people;
    private final Days days;

    Readers(People people, Days days) {
        this.people = people;
        this.days = days;
    }

    /** A position to look at, in games of a preset and of so many players. */
    public record Place(String position, Optional<String> preset, OptionalInt players) {}

    /** Empty if somebody is asked for whom there is not. */
    Optional<Wanted> wanted(ArchiveQuery query) {
        withPlayer("opponent", query.opponent(), query);
        withPlayer("result", query.result(), query);
        Wanted.What what = new Wanted.What(preset(query.preset()).map(Preset::text), players(query.players()));
        Wanted.How how = new Wanted.How(
                one("reason", query.reason(), REASONS::contains),
                rounds("minRounds", query.minRounds()),
                rounds("maxRounds", query.maxRounds()));
        Optional<String> outcome = one("result", query.result(), OUTCOMES::contains);
        Wanted wanted = new Wanted(
                new Wanted.Who(id(query.player()), id(query.opponent()), outcome),
                what,
                how,
                way(query),
                days.from("from", query.from()),
                days.until("to", query.to()));
        boolean unknown = (query.player() != null && wanted.who().player().isEmpty())
                || (query.opponent() != null && wanted.who().opponent().isEmpty());
        return unknown ? Optional.empty() : Optional.of(wanted);
    }

    /** The position that is asked for, else the opening. */
    static Place place(@Nullable String position, @Nullable String preset, @Nullable Integer players) {
        Optional<Preset> known = preset(preset);
        OptionalInt number = players(players);
        String text = Optional.ofNullable(position)
                .map(Readers::position)
                .orElseGet(() -> Path.opening(known.orElse(Preset.CLASSIC), number.orElse(2)));
        return new Place(text, known.map(Preset::text), number);
    }

    /** The same for a question about games. */
    public static Place place(ArchiveQuery query) {
        return place(query.position(), query.preset(), query.players());
    }

    /** The moves that are asked for, played from the opening. */
    public static Optional<Path> path(ArchiveQuery query) {
        if (query.moves() != null && query.position() != null) {
            throw Invalid.value("position", "notWithMoves");
        }
        return Optional.ofNullable(query.moves())
                .filter(moves -> !moves.isBlank())
                .map(moves -> path(query, moves));
    }

    /** The opening, before any move. */
    public static Path start(ArchiveQuery query) {
        return path(query, "");
    }

    private static Path path(ArchiveQuery query, String moves) {
        Preset preset = preset(query.preset()).orElse(Preset.CLASSIC);
        return Path.of(preset, players(query.players()).orElse(preset.players()), moves);
    }

    /** The games that are asked for. */
    public Search.Page search(Search search, ArchiveQuery query, Optional<UUID> viewer, GameLists.Paging paging) {
        return wanted(query).map(wanted -> search.page(wanted, viewer, paging)).orElse(Search.Page.EMPTY);
    }

    private static Wanted.Way way(ArchiveQuery query) {
        return path(query)
                .map(Path::way)
                .or(() -> Optional.ofNullable(query.position())
                        .map(Readers::position)
                        .map(Wanted.Way::through))
                .orElse(Wanted.Way.ANY);
    }

    static String position(String text) {
        return switch (PositionText.parse(text)) {
            case PositionText.Parsed.Read read -> read.position().toString();
            case PositionText.Parsed.Unreadable unreadable ->
                throw new Impossible(Impossible.Kind.POSITION, unreadable.problems());
        };
    }

    private static void withPlayer(String field, @Nullable String value, ArchiveQuery query) {
        if (value != null && query.player() == null) {
            throw Invalid.value(field, "withPlayer");
        }
    }

    private static Optional<Preset> preset(@Nullable String text) {
        return Optional.ofNullable(text)
                .map(name -> Preset.named(name).orElseThrow(() -> Invalid.value("preset", "unknown")));
    }

    private static OptionalInt players(@Nullable Integer number) {
        if (number == null) {
            return OptionalInt.empty();
        }
        if (!PLAYERS.contains(number)) {
            throw Invalid.value("players", "unknown");
        }
        return OptionalInt.of(number);
    }

    private static OptionalInt rounds(String field, @Nullable Integer number) {
        if (number == null) {
            return OptionalInt.empty();
        }
        if (number < 0) {
            throw Invalid.value(field, "range");
        }
        return OptionalInt.of(number);
    }

    private static Optional<String> one(String field, @Nullable String value, Predicate<String> known) {
        return Optional.ofNullable(value).map(text -> {
            if (!known.test(text)) {
                throw Invalid.value(field, "unknown");
            }
            return text;
        });
    }

    private Optional<UUID> id(@Nullable String name) {
        return Optional.ofNullable(name)
                .flatMap(people::named)
                .filter(person -> person.kind() != Person.Kind.DELETED)
                .map(Person::id);
    }
}
