package dev.tiaoqi.server.archive.page;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.archive.Readers;
import dev.tiaoqi.server.archive.Search;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** How games begin, and the games that began so. */
@Controller
@Hidden
class ArchivePage {

    private static final int GAMES = 20;

    private final Explorer explorer;
    private final Search search;
    private final Readers readers;
    private final FoundRows rows;

    ArchivePage(Explorer explorer, Search search, Readers readers, FoundRows rows) {
        this.explorer = explorer;
        this.search = search;
        this.readers = readers;
        this.rows = rows;
    }

    @GetMapping("/archive")
    String archive(Form form, HttpServletRequest request, Model model) {
        try {
            fill(form, request, model);
        } catch (ApiProblem | Impossible unanswerable) {
            model.addAttribute("wrong", wrong(unanswerable));
            fill(NOTHING, request, model);
        }
        model.addAttribute("form", form);
        model.addAttribute(
                "presets", Arrays.stream(Preset.values()).map(Preset::text).toList());
        model.addAttribute("numbers", Readers.PLAYERS);
        model.addAttribute("reasons", Readers.REASONS);
        return "archive";
    }

    private static final Form NOTHING =
            new Form(null, null, null, null, null, null, null, null, null, null, null, null, null);

    private void fill(Form form, HttpServletRequest request, Model model) {
        Optional<UUID> viewer = Callers.of(request).known().map(Person::id);
        Optional<Cursor> after = form.query().after();
        Search.Page page = readers.search(search, form.query(), viewer, new GameLists.Paging(GAMES, after));
        model.addAttribute("view", explorer.view(form));
        model.addAttribute("rows", rows.of(page, Language.of(request)));
        model.addAttribute(
                "older",
                page.next()
                        .map(cursor -> form.address(form.moves(), form.position(), cursor.text()))
                        .orElse(null));
        model.addAttribute("newest", after.isPresent() ? form.address(form.moves(), form.position(), null) : null);
    }

    /** Which text of the page says what is wrong. */
    private static String wrong(RuntimeException unanswerable) {
        @Nullable
        Object field =
                unanswerable instanceof ApiProblem problem ? problem.facts().get("field") : null;
        return "moves".equals(field) ? "archive.wrong.moves" : "archive.wrong";
    }
}
