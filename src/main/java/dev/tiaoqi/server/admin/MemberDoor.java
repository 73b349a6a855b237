package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Sanctions;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.wire.EarnedJson;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.rating.Lines;
import dev.tiaoqi.server.rating.Pages;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where admins look at one person: all of his games, his ledger, and what he is signed in by. */
@RestController
@Tag(name = "Admins")
@RequestMapping("/api/v1/admin/players/{name}")
class MemberDoor {

    private final Roll roll;
    private final GameLists games;
    private final GameShapes shapes;
    private final Lines lines;
    private final Sanctions sanctions;
    private final Pages pages;

    MemberDoor(Roll roll, GameLists games, GameShapes shapes, Lines lines, Sanctions sanctions, Pages pages) {
        this.roll = roll;
        this.games = games;
        this.shapes = shapes;
        this.lines = lines;
        this.sanctions = sanctions;
        this.pages = pages;
    }

    @Operation(summary = "One person: level, points, whether suspended")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.NOT_FOUND})
    @GetMapping
    MemberJson player(@PathVariable String name) {
        return MemberJson.of(roll.named(name));
    }

    @Operation(summary = "All games of one person, private ones too, newest first")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @GetMapping("/games")
    ResponseEntity<GamesJson> games(
            @PathVariable String name, @ParameterObject PageQuery query, HttpServletRequest request) {
        Optional<UUID> person = Optional.of(roll.named(name).person().id());
        Optional<Cursor> after =
                query.place().map(text -> Cursor.parse(text).orElseThrow(() -> Invalid.value("cursor", "unknown")));
        GameLists.Page page = games.page(
                new GameLists.Filter(person, person, Optional.empty(), Optional.empty()),
                new GameLists.Paging(query.size(), after));
        Optional<String> next = page.next().map(Cursor::text);
        List<GameJson> items = shapes.items(page.cards(), Optional.empty());
        return pages.answer(new GamesJson(items, next.orElse(null)), next, request);
    }

    @Operation(summary = "One person's ledger of points with all notes, newest first")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @GetMapping("/points")
    ResponseEntity<PointsJson> points(
            @PathVariable String name, @ParameterObject PageQuery query, HttpServletRequest request) {
        int size = query.size();
        List<Lines.Line> found = lines.whole(roll.named(name).person().id(), new Lines.Span(query.before(), size + 1));
        boolean more = found.size() > size;
        List<Lines.Line> shown = more ? found.subList(0, size) : found;
        Optional<String> next =
                more ? Optional.of(Pages.opaque(Long.toString(shown.getLast().id()))) : Optional.empty();
        return pages.answer(
                new PointsJson(shown.stream().map(LineJson::of).toList(), next.orElse(null)), next, request);
    }

    @Operation(summary = "What one person is signed in by: cookies and tokens without their secrets")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.NOT_FOUND})
    @GetMapping("/credentials")
    HeldJson credentials(@PathVariable String name) {
        return new HeldJson(sanctions.held(roll.named(name).person().id()), null);
    }

    /** A page of games, and the cursor of the next. */
    record GamesJson(List<GameJson> items, @Nullable String next) {}

    /** A page of the ledger, and the cursor of the next. */
    record PointsJson(List<LineJson> items, @Nullable String next) {}

    /** What there is, oldest first: never more than a hundred. */
    record HeldJson(List<Sanctions.Held> items, @Nullable String next) {}

    /** A row of the ledger. */
    record LineJson(
            Instant at,
            String reason,
            @Nullable String game,
            int before,
            int points,
            int after,
            List<EarnedJson.TermJson> terms,
            @Nullable String note) {

        static LineJson of(Lines.Line line) {
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
    }
}
