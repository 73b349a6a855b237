package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.wire.EarnedJson;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where one looks somebody up: his level, his games, his points. */
@RestController
@RequestMapping("/api/v1/players/{name}")
@Tag(name = "Points")
class PlayerDoor {

    private final Profiles profiles;
    private final History history;
    private final Lines lines;
    private final Curve curve;
    private final Titles titles;
    private final Days days;
    private final People people;
    private final GameShapes shapes;
    private final Pages pages;

    PlayerDoor(
            Profiles profiles,
            History history,
            Lines lines,
            Curve curve,
            Titles titles,
            Days days,
            People people,
            GameShapes shapes,
            Pages pages) {
        this.profiles = profiles;
        this.history = history;
        this.lines = lines;
        this.curve = curve;
        this.titles = titles;
        this.days = days;
        this.people = people;
        this.shapes = shapes;
        this.pages = pages;
    }

    @Operation(
            summary = "A player: level, title, points, results",
            description = "Results count the games that the caller may find: those that are listed, and his own.")
    @Refuses(ProblemCode.NOT_FOUND)
    @GetMapping
    PlayerJson player(@PathVariable String name, Caller caller, HttpServletRequest request) {
        Profiles.Profile profile = profiles.of(profiles.named(name), viewer(caller));
        boolean rated = profile.person().registered();
        OptionalInt next = rated ? Titles.nextAt(profile.level()) : OptionalInt.empty();
        return new PlayerJson(
                profile.person().name(),
                profile.person().kind().name().toLowerCase(Locale.ROOT),
                rated ? profile.level() : null,
                rated ? titles.of(profile.level(), Language.of(request)) : null,
                rated ? profile.points() : null,
                next.isPresent() ? (Integer) next.getAsInt() : null,
                profile.joined(),
                profile.results());
    }

    @Operation(
            summary = "The games a player has played, newest first",
            description = "Those that are listed, and those that the caller had part in; without turns.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @GetMapping("/games")
    ResponseEntity<HistoryJson> games(
            @PathVariable String name, @ParameterObject HistoryQuery query, Caller caller, HttpServletRequest request) {
        Person person = profiles.named(name);
        GameLists.Paging paging = new GameLists.Paging(Pages.size(query.limit()), query.after());
        Optional<Person> opponent = Optional.ofNullable(query.opponent()).flatMap(people::named);
        if (query.opponent() != null && opponent.isEmpty()) {
            return ResponseEntity.ok(new HistoryJson(List.of(), null));
        }
        History.Wanted wanted = new History.Wanted(
                opponent.map(Person::id),
                query.knownPreset(),
                query.knownResult(),
                days.from("from", query.from()),
                days.until("to", query.to()));
        History.Page page = history.page(new History.Filter(person.id(), viewer(caller), wanted), paging);
        Optional<String> next = page.next().map(Cursor::text);
        return pages.answer(
                new HistoryJson(shapes.items(page.cards(), viewer(caller)), next.orElse(null)), next, request);
    }

    @Operation(
            summary = "A player's ledger of points, newest first",
            description =
                    "The total is the sum of the rows. Of games that the caller may not find he sees the numbers only.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @GetMapping("/points")
    ResponseEntity<PointsJson> points(
            @PathVariable String name,
            @Parameter(description = "1 to 100", example = "20") @RequestParam(required = false) @Nullable
                    Integer limit,
            @Parameter(description = "next of the page before") @RequestParam(required = false) @Nullable String cursor,
            Caller caller,
            HttpServletRequest request) {
        Person person = profiles.named(name);
        int size = Pages.size(limit);
        List<Lines.Line> found = lines.of(person.id(), viewer(caller), new Lines.Span(before(cursor), size + 1));
        boolean more = found.size() > size;
        List<Lines.Line> shown = more ? found.subList(0, size) : found;
        Optional<String> next =
                more ? Optional.of(Pages.opaque(Long.toString(shown.getLast().id()))) : Optional.empty();
        List<LineJson> items = shown.stream().map(PlayerDoor::line).toList();
        return pages.answer(new PointsJson(items, next.orElse(null)), next, request);
    }

    @Operation(summary = "A player's points over all time", description = "At most 500 points, the last one always.")
    @Refuses(ProblemCode.NOT_FOUND)
    @GetMapping("/curve")
    CurveJson curve(@PathVariable String name) {
        return new CurveJson(curve.whole(profiles.named(name).id()));
    }

    private static long before(@Nullable String cursor) {
        if (cursor == null) {
            return Long.MAX_VALUE;
        }
        return Pages.place(cursor)
                .filter(text -> text.matches("\\d{1,18}"))
                .map(Long::parseLong)
                .orElseThrow(() -> Invalid.value("cursor", "unknown"));
    }

    private static LineJson line(Lines.Line line) {
        return new LineJson(
                line.at(),
                line.reason(),
                line.game().orElse(null),
                line.before(),
                line.points(),
                line.after(),
                EarnedJson.terms(line.terms()),
                line.note().orElse(null));
    }

    private static Optional<UUID> viewer(Caller caller) {
        return caller.known().map(Person::id);
    }

    /** A page of games, and the cursor of the next. */
    record HistoryJson(List<GameJson> items, @Nullable String next) {}

    /** A page of the ledger, and the cursor of the next. */
    record PointsJson(List<LineJson> items, @Nullable String next) {}

    /** A row of it; {@code note} is for the player himself. */
    record LineJson(
            Instant at,
            String reason,
            @Nullable String game,
            int before,
            int points,
            int after,
            List<EarnedJson.TermJson> terms,
            @Nullable String note) {}

    /** Points over time, oldest first. */
    record CurveJson(List<Curve.Point> items) {}
}
