package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.admin.ActLog;
import dev.tiaoqi.server.web.Language;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What admins did, in words. */
@Component
class ActRows {

    private final Clerk clerk;

    ActRows(Clerk clerk) {
        this.clerk = clerk;
    }

    List<Row> of(List<ActLog.Line> lines, Language language) {
        return lines.stream().map(line -> of(line, language)).toList();
    }

    private Row of(ActLog.Line line, Language language) {
        Map<String, String> facts = new HashMap<>(line.facts());
        facts.computeIfPresent("until", (name, end) -> clerk.time(Instant.parse(end)));
        facts.computeIfPresent("points", (name, points) -> Clerk.gain(Integer.parseInt(points)));
        facts.computeIfPresent("after", (name, points) -> Clerk.total(Integer.parseInt(points)));
        String key = "admin.act." + line.act()
                + (line.act().equals("suspended") ? facts.containsKey("until") ? ".until" : ".forever" : "");
        return new Row(
                clerk.time(line.at()),
                clerk.words(language, key, facts),
                line.player().orElse(null),
                line.now().orElse(null),
                line.game().orElse(null),
                line.admin(),
                line.reason());
    }

    /** A line: what was done, to whom or to which game, by whom and why; under {@code now} he is found today. */
    public record Row(
            String at,
            String words,
            @Nullable String player,
            @Nullable String now,
            @Nullable String game,
            String admin,
            String reason) {}
}
