package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where admins take lists home. A list is read and sent a few hundred rows at a time, and to a bound. */
@RestController
@Tag(name = "Admins")
class TableDoor {

    private static final String CSV = "text/csv;charset=UTF-8";
    private static final int CHUNK = 500;
    private static final int MOST_CHUNKS = 200;

    private final Roll roll;
    private final GameRoll games;

    TableDoor(Roll roll, GameRoll games) {
        this.roll = roll;
        this.games = games;
    }

    @Operation(summary = "Players and guests as a table, 100 000 at most")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE})
    @GetMapping(path = "/api/v1/admin/players.csv", produces = "text/csv")
    void players(
            @Parameter(description = "how the name begins", example = "lan") @RequestParam(required = false) @Nullable
                    String search,
            @RequestParam(required = false) @Nullable Boolean suspended,
            HttpServletResponse response)
            throws IOException {
        Roll.Wanted wanted = new RollQuery(search, suspended, null, null).wanted();
        try (Writer out = begin(response, "players.csv")) {
            Csv csv = new Csv(out);
            csv.begin();
            csv.row(MemberCells.HEAD);
            Optional<String> after = Optional.empty();
            for (int chunk = 0; chunk < MOST_CHUNKS; chunk++) {
                Roll.Page page = roll.page(wanted, CHUNK, after);
                page.members().forEach(member -> csv.row(MemberCells.of(member)));
                if (page.next().isEmpty()) {
                    return;
                }
                after = page.next();
            }
        }
    }

    @Operation(summary = "All games as a table, newest first, 100 000 at most")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE})
    @GetMapping(path = "/api/v1/admin/games.csv", produces = "text/csv")
    void games(
            @Parameter(description = "open, running, ended, cancelled or void", example = "ended")
                    @RequestParam(required = false)
                    @Nullable
                    String status,
            HttpServletResponse response)
            throws IOException {
        GameRoll.Wanted wanted = new GameRoll.Wanted(status(status), Optional.empty());
        try (Writer out = begin(response, "games.csv")) {
            Csv csv = new Csv(out);
            csv.begin();
            csv.row(GameCells.HEAD);
            Optional<Cursor> after = Optional.empty();
            for (int chunk = 0; chunk < MOST_CHUNKS; chunk++) {
                GameRoll.Page page = games.page(wanted, CHUNK, after);
                page.lines().forEach(line -> csv.row(GameCells.of(line)));
                if (page.next().isEmpty()) {
                    return;
                }
                after = page.next();
            }
        }
    }

    private static Optional<Status> status(@Nullable String text) {
        return Optional.ofNullable(text)
                .map(name -> Arrays.stream(Status.values())
                        .filter(status -> status.text().equals(name))
                        .findFirst()
                        .orElseThrow(() -> Invalid.value("status", "unknown")));
    }

    private static Writer begin(HttpServletResponse response, String file) throws IOException {
        response.setContentType(CSV);
        response.setHeader("Content-Disposition", "attachment; filename=\"" + file + "\"");
        response.setHeader("Cache-Control", "no-store");
        return new BufferedWriter(new OutputStreamWriter(response.getOutputStream(), StandardCharsets.UTF_8));
    }

    /** A person's row. */
    private static final class MemberCells {

        static final List<String> HEAD =
                List.of("name", "kind", "admin", "level", "points", "joined", "seen", "suspended", "until", "reason");

        static List<String> of(Member member) {
            return List.of(
                    member.person().name(),
                    member.person().kind().name().toLowerCase(java.util.Locale.ROOT),
                    Boolean.toString(member.person().admin()),
                    member.rank().map(rank -> Integer.toString(rank.level())).orElse(""),
                    member.rank().map(rank -> Integer.toString(rank.points())).orElse(""),
                    member.times().joined().toString(),
                    member.times().seen().map(Objects::toString).orElse(""),
                    Boolean.toString(member.suspension().isPresent()),
                    member.suspension()
                            .flatMap(it -> it.until())
                            .map(Objects::toString)
                            .orElse(""),
                    member.suspension().map(it -> it.reason()).orElse(""));
        }
    }

    /** A game's row. */
    private static final class GameCells {

        static final List<String> HEAD = List.of(
                "id",
                "status",
                "visibility",
                "preset",
                "board",
                "players",
                "names",
                "round",
                "ply",
                "created",
                "touched");

        static List<String> of(GameRoll.Line line) {
            return List.of(
                    line.id(),
                    line.status(),
                    line.visibility(),
                    line.rules().preset(),
                    line.rules().board(),
                    Integer.toString(line.rules().players()),
                    String.join(" / ", line.names()),
                    Integer.toString(line.round()),
                    Integer.toString(line.ply()),
                    line.created().toString(),
                    line.touched().toString());
        }
    }
}
