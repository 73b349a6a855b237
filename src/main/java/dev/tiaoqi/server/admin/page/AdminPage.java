package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.admin.ActLog;
import dev.tiaoqi.server.admin.DayFigures;
import dev.tiaoqi.server.admin.GameRoll;
import dev.tiaoqi.server.admin.Roll;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.rating.Pages;
import dev.tiaoqi.server.web.Language;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** Where admins come in: the day's figures, people, games, and what admins did last. */
@Controller
@Hidden
class AdminPage {

    private static final int SOME = 10;
    private static final int PAGE = 50;
    private static final int LONGEST_SEARCH = 40;
    private static final List<String> STATUSES = List.of("running", "open", "ended", "void");

    private final DayFigures figures;
    private final Roll roll;
    private final GameRoll games;
    private final ActLog log;
    private final MemberRows memberRows;
    private final ListedGames listedGames;
    private final ActRows actRows;

    AdminPage(
            DayFigures figures,
            Roll roll,
            GameRoll games,
            ActLog log,
            MemberRows memberRows,
            ListedGames listedGames,
            ActRows actRows) {
        this.figures = figures;
        this.roll = roll;
        this.games = games;
        this.log = log;
        this.memberRows = memberRows;
        this.listedGames = listedGames;
        this.actRows = actRows;
    }

    @GetMapping("/admin")
    String overview(GamesForm form, HttpServletRequest request, Model model) {
        Language language = Language.of(request);
        model.addAttribute("figures", figures.now());
        Roll.Page people = roll.page(new Roll.Wanted("", Roll.Whom.ALL), SOME, Optional.empty());
        model.addAttribute("members", memberRows.of(people.members(), language));
        GameRoll.Page page = games.page(new GameRoll.Wanted(form.wanted(), Optional.empty()), SOME, form.after());
        model.addAttribute("games", listedGames.of(page.lines(), language));
        model.addAttribute("next", page.next().map(Cursor::text).orElse(null));
        model.addAttribute("form", form);
        model.addAttribute("statuses", STATUSES);
        model.addAttribute("acts", actRows.of(log.all(ActLog.Span.newest(SOME)), language));
        return "admin";
    }

    @GetMapping("/admin/players")
    String people(RollForm form, HttpServletRequest request, Model model) {
        Language language = Language.of(request);
        Roll.Page page = roll.page(form.wanted(), PAGE, form.after());
        model.addAttribute("members", memberRows.of(page.members(), language));
        model.addAttribute("next", page.next().map(Pages::opaque).orElse(null));
        model.addAttribute("form", form);
        return "admin-players";
    }

    @GetMapping("/admin/log")
    String log(@RequestParam(required = false) @Nullable String cursor, HttpServletRequest request, Model model) {
        long before = Optional.ofNullable(cursor)
                .filter(text -> text.matches("\\d{1,18}"))
                .map(Long::parseLong)
                .orElse(Long.MAX_VALUE);
        List<ActLog.Line> found = log.all(new ActLog.Span(before, PAGE + 1));
        boolean more = found.size() > PAGE;
        List<ActLog.Line> shown = more ? found.subList(0, PAGE) : found;
        model.addAttribute("acts", actRows.of(shown, Language.of(request)));
        model.addAttribute("next", more ? (Long) shown.getLast().id() : null);
        model.addAttribute("cursor", cursor);
        return "admin-log";
    }

    /** Which games; what can't be read is left out. */
    record GamesForm(@Nullable String status, @Nullable String cursor) {

        Optional<Status> wanted() {
            return Arrays.stream(Status.values())
                    .filter(each -> each.text().equals(status))
                    .findFirst();
        }

        Optional<Cursor> after() {
            return Optional.ofNullable(cursor).flatMap(Cursor::parse);
        }
    }

    /** Which people; what can't be read is left out. */
    record RollForm(
            @Nullable String search,
            @Nullable String suspended,
            @Nullable String cursor) {

        Roll.Wanted wanted() {
            String text = Objects.requireNonNullElse(search, "");
            return new Roll.Wanted(
                    text.substring(0, Math.min(text.length(), LONGEST_SEARCH)),
                    suspended == null || suspended.isEmpty() ? Roll.Whom.ALL : Roll.Whom.SUSPENDED);
        }

        Optional<String> after() {
            return Optional.ofNullable(cursor).flatMap(Pages::place);
        }
    }
}
