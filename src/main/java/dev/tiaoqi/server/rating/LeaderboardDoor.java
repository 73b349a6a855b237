package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where one sees who has the most points. */
@RestController
@Tag(name = "Points")
class LeaderboardDoor {

    private final Leaderboard leaderboard;
    private final Titles titles;
    private final Pages pages;

    LeaderboardDoor(Leaderboard leaderboard, Titles titles, Pages pages) {
        this.leaderboard = leaderboard;
        this.titles = titles;
        this.pages = pages;
    }

    @Operation(
            summary = "The leaderboard",
            description = "By all points, or by those won this month or week, in games of a preset or with so many"
                    + " players. Equal points share a place. you is your own place, on this page or not.")
    @Refuses(ProblemCode.INVALID_VALUE)
    @GetMapping("/api/v1/leaderboard")
    ResponseEntity<LeaderboardJson> leaderboard(
            @ParameterObject LeaderboardQuery query, Caller caller, HttpServletRequest request) {
        Language language = Language.of(request);
        Leaderboard.Board board = query.board();
        Leaderboard.Page page = leaderboard.page(board, Pages.size(query.limit()), query.after());
        Optional<String> next = page.next().map(Leaderboard.Mark::text);
        RankJson you = caller.known()
                .flatMap(person -> leaderboard.of(board, person.id()))
                .map(rank -> json(rank, language))
                .orElse(null);
        List<RankJson> items =
                page.ranks().stream().map(rank -> json(rank, language)).toList();
        return pages.answer(new LeaderboardJson(items, you, next.orElse(null)), next, request);
    }

    private RankJson json(Leaderboard.Rank rank, Language language) {
        return new RankJson(
                rank.place(),
                rank.name(),
                rank.level(),
                titles.of(rank.level(), language),
                rank.points(),
                rank.games());
    }

    /** A page of it, the caller's own place if he has one, and the cursor of the next. */
    record LeaderboardJson(
            List<RankJson> items,
            @Nullable RankJson you,
            @Nullable String next) {}

    /** A place: level and title go by all his points, points and games by what was asked for. */
    record RankJson(int place, @Schema(example = "Lan") String name, int level, String title, int points, int games) {}
}
