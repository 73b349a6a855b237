package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.account.Suspension;
import dev.tiaoqi.server.admin.Member;
import dev.tiaoqi.server.rating.Titles;
import dev.tiaoqi.server.web.Language;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** People as lines of a list. */
@Component
class MemberRows {

    private final Clerk clerk;
    private final Titles titles;

    MemberRows(Clerk clerk, Titles titles) {
        this.clerk = clerk;
        this.titles = titles;
    }

    List<Row> of(List<Member> members, Language language) {
        return members.stream().map(member -> of(member, language)).toList();
    }

    Row of(Member member, Language language) {
        return new Row(
                member.person().name(),
                member.person().admin(),
                member.rank()
                        .map(rank -> clerk.words(
                                language,
                                "admin.level",
                                Map.of("level", rank.level(), "title", titles.of(rank.level(), language))))
                        .orElse(null),
                member.rank().map(rank -> Clerk.total(rank.points())).orElse(""),
                state(member, language),
                clerk.day(member.times().joined()),
                member.suspension().map(Suspension::reason).orElse(null),
                member.suspension()
                        .flatMap(suspended -> member.quitsAt())
                        .map(clerk::exact)
                        .orElse(null));
    }

    private State state(Member member, Language language) {
        if (member.suspension().isPresent()) {
            return new State("warn", suspended(member.suspension().get(), language));
        }
        if (member.online()) {
            return new State("good", clerk.words(language, "admin.state.online"));
        }
        return new State(
                "",
                member.times()
                        .seen()
                        .map(seen -> clerk.words(language, "admin.state.seen", Map.of("time", clerk.time(seen))))
                        .orElseGet(() -> clerk.words(language, "admin.state.never")));
    }

    private String suspended(Suspension suspension, Language language) {
        return suspension
                .until()
                .map(end -> clerk.words(language, "admin.state.suspended.until", Map.of("time", clerk.time(end))))
                .orElseGet(() -> clerk.words(language, "admin.state.suspended.forever"));
    }

    /** How he stands: {@code warn}, {@code good} or nothing special. */
    public record State(String kind, String words) {}

    /** A line: {@code stamp} is his level, which guests have not; {@code quits} when what he still plays ends. */
    public record Row(
            String name,
            boolean admin,
            @Nullable String stamp,
            String points,
            State state,
            String joined,
            @Nullable String why,
            @Nullable String quits) {}
}
