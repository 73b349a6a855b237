package dev.tiaoqi.server.rating.page;

import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.rating.Curve;
import dev.tiaoqi.server.rating.Days;
import dev.tiaoqi.server.rating.History;
import dev.tiaoqi.server.rating.Leaderboard;
import dev.tiaoqi.server.rating.Lines;
import dev.tiaoqi.server.rating.Period;
import dev.tiaoqi.server.rating.Profiles;
import dev.tiaoqi.server.rating.Sum;
import dev.tiaoqi.server.rating.Titles;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/** Somebody's page: level, points over time, results, games. */
@Controller
@Hidden
class PlayerPage {

    private static final int GAMES = 20;
    private static final int LINES = 30;
    private static final int LATEST = 60;
    private static final int THOUSAND = 1000;

    private final Profiles profiles;
    private final History history;
    private final Curve curve;
    private final Lines lines;
    private final Leaderboard leaderboard;
    private final Titles titles;
    private final PlayedRows rows;
    private final Filters filters;
    private final Days days;
    private final Texts texts;

    PlayerPage(
            Profiles profiles,
            History history,
            Curve curve,
            Lines lines,
            Leaderboard leaderboard,
            Titles titles,
            PlayedRows rows,
            Filters filters,
            Days days,
            Texts texts) {
        this.profiles = profiles;
        this.history = history;
        this.curve = curve;
        this.lines = lines;
        this.leaderboard = leaderboard;
        this.titles = titles;
        this.rows = rows;
        this.filters = filters;
        this.days = days;
        this.texts = texts;
    }

    @GetMapping("/players/{name}")
    String player(@PathVariable String name, Filters.Form form, HttpServletRequest request, Model model) {
        Optional<UUID> viewer = Callers.of(request).known().map(Person::id);
        Language language = Language.of(request);
        Profiles.Profile profile = profiles.of(profiles.named(name), viewer);
        model.addAttribute("profile", profile);
        model.addAttribute(
                "himself", viewer.filter(profile.person().id()::equals).isPresent());
        model.addAttribute("joined", rows.time(profile.joined()).substring(0, 10));
        model.addAttribute(
                "games", profile.results().stream().mapToInt(Sum::games).sum());
        model.addAttribute("won", profile.results().stream().mapToInt(Sum::won).sum());
        if (profile.person().registered()) {
            addPoints(profile, viewer, language, model);
            addCurve(profile.person().id(), form.whole(), language, model);
        }
        addHistory(new History.Filter(profile.person().id(), viewer, filters.wanted(form)), form, language, model);
        return "player";
    }

    private void addPoints(Profiles.Profile profile, Optional<UUID> viewer, Language language, Model model) {
        UUID person = profile.person().id();
        model.addAttribute("levelTitle", titles.of(profile.level(), language));
        model.addAttribute("points", Signed.total(profile.points()));
        model.addAttribute(
                "place",
                leaderboard
                        .of(new Leaderboard.Board(Period.ALL, Optional.empty(), Optional.empty()), person)
                        .map(Leaderboard.Rank::place)
                        .orElse(null));
        Titles.nextAt(profile.level()).ifPresent(next -> {
            model.addAttribute("toGo", next - profile.points());
            model.addAttribute("nextTitle", titles.of(profile.level() + 1, language));
        });
        model.addAttribute(
                "ladder",
                Ladder.of(profile.level(), level -> threshold(level, language), level -> titles.of(level, language)));
        model.addAttribute(
                "lines",
                lines.of(person, viewer, Lines.Span.newest(LINES)).stream()
                        .map(line -> line(line, language))
                        .toList());
    }

    private void addCurve(UUID person, boolean whole, Language language, Model model) {
        List<Curve.Point> points = whole ? curve.whole(person) : curve.latest(person, LATEST);
        model.addAttribute("whole", whole);
        if (points.size() > 1) {
            CurvePicture.Words words =
                    new CurvePicture.Words(level -> titles.of(level, language), language.locale(), days.zone());
            model.addAttribute("curve", CurvePicture.of(points, words));
        }
    }

    private void addHistory(History.Filter filter, Filters.Form form, Language language, Model model) {
        Optional<Cursor> after = Optional.ofNullable(form.cursor()).flatMap(Cursor::parse);
        History.Page page = filters.impossible(form)
                ? new History.Page(List.of(), List.of(), Optional.empty())
                : history.page(filter, new GameLists.Paging(GAMES, after));
        model.addAttribute("form", form);
        model.addAttribute("presets", filters.presets());
        model.addAttribute("rows", rows.of(filter.person(), page, language));
        model.addAttribute("next", page.next().map(Cursor::text).orElse(null));
    }

    private LineRow line(Lines.Line line, Language language) {
        return new LineRow(
                rows.time(line.at()),
                texts.say(language, "ledger." + line.reason()),
                line.game().orElse(""),
                Signed.total(line.before()),
                Signed.of(line.points()),
                Signed.total(line.after()),
                line.note().orElseGet(() -> rows.terms(line.terms(), language)));
    }

    /** Short, for there is little room on a step. */
    private String threshold(int level, Language language) {
        if (level == Levels.LOWEST) {
            return "\u2013";
        }
        int from = Levels.from(level);
        if (from < THOUSAND) {
            return Integer.toString(from);
        }
        String thousands = from % THOUSAND == 0 ? Integer.toString(from / THOUSAND) : Double.toString(from / 1000.0);
        return texts.say(language, "ladder.thousands", Map.of("n", thousands)).orElse(thousands);
    }

    /** A row of the ledger as the page shows it. */
    public record LineRow(
            String at, String reason, String game, String before, String points, String after, String terms) {}
}
