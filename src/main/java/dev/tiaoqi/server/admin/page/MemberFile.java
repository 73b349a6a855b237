package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Sanctions;
import dev.tiaoqi.server.account.Scope;
import dev.tiaoqi.server.admin.ActLog;
import dev.tiaoqi.server.admin.GameRoll;
import dev.tiaoqi.server.admin.Member;
import dev.tiaoqi.server.admin.Roll;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.rating.Lines;
import dev.tiaoqi.server.web.Language;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.ModelAndView;

/** Everything about one person, as the page shows it. */
@Component
class MemberFile {

    private static final int LINES = 30;
    private static final int GAMES = 20;
    private static final int ACTS = 20;

    private final Roll roll;
    private final GameRoll games;
    private final Lines lines;
    private final Sanctions sanctions;
    private final ActLog log;
    private final MemberRows memberRows;
    private final ListedGames listedGames;
    private final ActRows actRows;
    private final Clerk clerk;

    MemberFile(
            Roll roll,
            GameRoll games,
            Lines lines,
            Sanctions sanctions,
            ActLog log,
            MemberRows memberRows,
            ListedGames listedGames,
            ActRows actRows,
            Clerk clerk) {
        this.roll = roll;
        this.games = games;
        this.lines = lines;
        this.sanctions = sanctions;
        this.log = log;
        this.memberRows = memberRows;
        this.listedGames = listedGames;
        this.actRows = actRows;
        this.clerk = clerk;
    }

    /** Throws {@code notFound}. */
    Person person(String name) {
        return roll.named(name).person();
    }

    /** His page, the games behind this place; throws {@code notFound}. */
    ModelAndView of(String name, @Nullable String cursor, Language language) {
        Member member = roll.named(name);
        UUID id = member.person().id();
        ModelAndView page = new ModelAndView("admin-player");
        page.addObject("member", memberRows.of(member, language));
        page.addObject("player", member.person().registered());
        page.addObject("suspended", member.suspension().isPresent());
        GameRoll.Page found = games.page(
                new GameRoll.Wanted(Optional.empty(), Optional.of(id)),
                GAMES,
                Optional.ofNullable(cursor).flatMap(Cursor::parse));
        page.addObject("games", listedGames.of(found.lines(), language));
        page.addObject("next", found.next().map(Cursor::text).orElse(null));
        page.addObject("cursor", cursor);
        page.addObject(
                "lines",
                lines.whole(id, Lines.Span.newest(LINES)).stream()
                        .map(line -> line(line, language))
                        .toList());
        page.addObject(
                "held",
                sanctions.held(id).stream().map(held -> held(held, language)).toList());
        page.addObject("acts", actRows.of(log.about(id, ActLog.Span.newest(ACTS)), language));
        return page;
    }

    private LineRow line(Lines.Line line, Language language) {
        return new LineRow(
                clerk.time(line.at()),
                clerk.words(language, "ledger." + line.reason()),
                line.game().orElse(null),
                Clerk.total(line.before()),
                Clerk.gain(line.points()),
                Clerk.total(line.after()),
                line.note().orElse(""));
    }

    private HeldRow held(Sanctions.Held held, Language language) {
        return new HeldRow(
                clerk.words(language, "admin.held." + held.kind()),
                held.label() == null ? "" : held.label(),
                held.scopes().stream().sorted().map(Scope::text).collect(Collectors.joining(" ")),
                clerk.time(held.createdAt()),
                clerk.time(held.lastUsedAt()));
    }

    /** A row of his ledger. */
    public record LineRow(
            String at, String reason, @Nullable String game, String before, String points, String after, String note) {}

    /** What he is signed in by. */
    public record HeldRow(String kind, String label, String scopes, String created, String used) {}

    /** What a page is made of besides. */
    List<Integer> days() {
        return List.of(1, 7, 30);
    }
}
