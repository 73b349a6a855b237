package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.GameLists.Filter;
import dev.tiaoqi.server.game.GameLists.Paging;
import dev.tiaoqi.server.game.Status;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** All games of the one who reads, newest first, a page at a time. */
@Controller
@Hidden
class MyGamesPage {

    private static final int PAGE = 20;

    /** What one may ask for: empty is all. */
    private static final List<String> KINDS =
            List.of("", Status.RUNNING.text(), Status.OPEN.text(), Status.ENDED.text());

    private final GameLists games;
    private final Rows rows;

    MyGamesPage(GameLists games, Rows rows) {
        this.games = games;
        this.rows = rows;
    }

    @GetMapping("/my")
    String mine(
            @RequestParam(defaultValue = "") String status,
            @RequestParam(required = false) @Nullable String cursor,
            HttpServletRequest request,
            Model model) {
        Reader reader = Reader.of(request);
        String kind = KINDS.contains(status) ? status : "";
        model.addAttribute("kinds", KINDS);
        model.addAttribute("kind", kind);
        reader.person().ifPresent(person -> {
            GameLists.Page page = games.page(filter(person, kind), paging(cursor));
            model.addAttribute("rows", rows.of(page.cards(), reader));
            model.addAttribute("next", page.next().map(Cursor::text).orElse(null));
            model.addAttribute("first", cursor == null);
        });
        return "my";
    }

    private static Filter filter(UUID person, String kind) {
        Optional<Status> status = Arrays.stream(Status.values())
                .filter(each -> each.text().equals(kind))
                .findFirst();
        return new Filter(Optional.of(person), Optional.of(person), status, Optional.empty());
    }

    private static Paging paging(@Nullable String cursor) {
        return new Paging(PAGE, Optional.ofNullable(cursor).flatMap(Cursor::parse));
    }
}
