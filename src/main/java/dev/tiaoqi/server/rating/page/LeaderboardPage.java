package dev.tiaoqi.server.rating.page;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.rating.Leaderboard;
import dev.tiaoqi.server.rating.Period;
import dev.tiaoqi.server.rating.Titles;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
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

/** Who has the most points. */
@Controller
@Hidden
class LeaderboardPage {

    private static final int PAGE = 50;
    private static final List<Integer> PLAYERS = List.of(2, 3, 4, 6);
    private static final int TOP = 3;

    private final Leaderboard leaderboard;
    private final Titles titles;
    private final Texts texts;

    LeaderboardPage(Leaderboard leaderboard, Titles titles, Texts texts) {
        this.leaderboard = leaderboard;
        this.titles = titles;
        this.texts = texts;
    }

    @GetMapping("/leaderboard")
    String leaderboard(Form form, HttpServletRequest request, Model model) {
        Language language = Language.of(request);
        Optional<UUID> me = Callers.of(request).known().map(Person::id);
        Leaderboard.Board board = form.board();
        Leaderboard.Page page =
                leaderboard.page(board, PAGE, Optional.ofNullable(form.cursor()).flatMap(Leaderboard.Mark::parse));
        List<Row> rows =
                page.ranks().stream().map(rank -> row(rank, me, language)).toList();
        model.addAttribute("rows", rows);
        if (rows.stream().noneMatch(Row::mine)) {
            me.flatMap(person -> leaderboard.of(board, person))
                    .ifPresent(rank -> model.addAttribute("own", row(rank, me, language)));
        }
        model.addAttribute("next", page.next().map(Leaderboard.Mark::text).orElse(null));
        model.addAttribute("board", board);
        model.addAttribute("form", form);
        model.addAttribute(
                "periods", Arrays.stream(Period.values()).map(Period::text).toList());
        model.addAttribute(
                "presets", Arrays.stream(Preset.values()).map(Preset::text).toList());
        model.addAttribute("numbers", PLAYERS);
        return "leaderboard";
    }

    private Row row(Leaderboard.Rank rank, Optional<UUID> me, Language language) {
        boolean top = rank.place() <= TOP;
        return new Row(
                top ? texts.say(language, "place." + rank.place()) : Integer.toString(rank.place()),
                top,
                rank.name(),
                rank.level(),
                titles.of(rank.level(), language),
                Signed.total(rank.points()),
                rank.games(),
                me.filter(rank.person()::equals).isPresent());
    }

    /** Which board; what can't be read is left out. */
    record Form(
            @Nullable String period,
            @Nullable String preset,
            @Nullable String players,
            @Nullable String cursor) {

        Leaderboard.Board board() {
            return new Leaderboard.Board(
                    Arrays.stream(Period.values())
                            .filter(each -> each.text().equals(period))
                            .findFirst()
                            .orElse(Period.ALL),
                    Optional.ofNullable(preset).flatMap(Preset::named).map(Preset::text),
                    PLAYERS.stream()
                            .filter(number -> Integer.toString(number).equals(players))
                            .findFirst());
        }
    }

    /** A place as the page shows it. */
    public record Row(
            String place, boolean top, String name, int level, String title, String points, int games, boolean mine) {}
}
