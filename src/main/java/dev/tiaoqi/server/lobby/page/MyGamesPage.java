package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Ranked;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.GameLists.Filter;
import dev.tiaoqi.server.game.GameLists.Paging;
import dev.tiaoqi.server.game.Status;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
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
    private static final GameLists.Page NOTHING = new GameLists.Page(List.of(), Optional.empty());

    /** What one may ask for: empty is all. */
    private static final List<String> KINDS =
            List.of("", Status.RUNNING.text(), Status.OPEN.text(), Status.ENDED.text());

    private final GameLists games;
    private final Lists lists;
    private final Rows rows;
    private final Ranked ranked;

    MyGamesPage(GameLists games, Lists lists, Rows rows, Ranked ranked) {
        this.ranked = ranked;
        this.games = games;
        this.lists = lists;
        this.rows = rows;
    }

    @GetMapping("/my")
    String mine(
            @RequestParam(defaultValue = "") String status,
            @RequestParam(required = false) @Nullable String cursor,
            HttpServletRequest request,
            Model model) {
        show(status, cursor, Reader.of(request), model);
        Callers.of(request)
                .known()
                .filter(Person::registered)
                .ifPresent(player -> model.addAttribute("rank", ranked.of(player.id())));
        return "my";
    }

    /** The lists alone, for the page that shows them already. */
    @GetMapping("/my/lists")
    String lists(
            @RequestParam(defaultValue = "") String status,
            @RequestParam(required = false) @Nullable String cursor,
            HttpServletRequest request,
            Model model) {
        show(status, cursor, Reader.of(request), model);
        return "my :: games";
    }

    private void show(String status, @Nullable String cursor, Reader reader, Model model) {
        String kind = KINDS.contains(status) ? status : "";
        model.addAttribute("kinds", KINDS);
        model.addAttribute("kind", kind);
        model.addAttribute("rows", List.of());
        model.addAttribute("first", true);
        reader.person().ifPresent(person -> {
            boolean running = kind.equals(Status.RUNNING.text());
            boolean first = paging(cursor).after().isEmpty();
            Lists.Own own = lists.running(person, reader);
            GameLists.Page page = running ? NOTHING : games.page(filter(person, kind), paging(cursor));
            model.addAttribute("own", running || (first && kind.isEmpty()) ? own : null);
            model.addAttribute("rows", rows.of(page.cards(), reader));
            model.addAttribute("next", page.next().map(Cursor::text).orElse(null));
            model.addAttribute("first", first);
        });
    }

    /** Those that run stand apart. */
    private static Filter filter(UUID person, String kind) {
        Set<Status> states = kind.isEmpty()
                ? EnumSet.complementOf(EnumSet.of(Status.RUNNING))
                : Arrays.stream(Status.values())
                        .filter(each -> each.text().equals(kind))
                        .collect(Collectors.toSet());
        return new Filter(Optional.of(person), Optional.of(person), states, GameLists.Terms.ANY);
    }

    private static Paging paging(@Nullable String cursor) {
        return new Paging(PAGE, Optional.ofNullable(cursor).flatMap(Cursor::parse));
    }
}
