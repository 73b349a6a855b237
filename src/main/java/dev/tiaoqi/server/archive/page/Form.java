package dev.tiaoqi.server.archive.page;

import dev.tiaoqi.server.archive.ArchiveQuery;
import dev.tiaoqi.server.web.Query;
import org.jspecify.annotations.Nullable;

/** What the address of the page asks for, field by field as it was typed. */
public record Form(
        @Nullable String player,
        @Nullable String opponent,
        @Nullable String result,
        @Nullable String preset,
        @Nullable String players,
        @Nullable String reason,
        @Nullable String minRounds,
        @Nullable String maxRounds,
        @Nullable String moves,
        @Nullable String position,
        @Nullable String from,
        @Nullable String to,
        @Nullable String cursor) {

    /** The same question as scripts ask it; what is no number, and what goes with what was left out, is left out. */
    ArchiveQuery query() {
        boolean named = given(player) != null;
        return new ArchiveQuery(
                given(player),
                named ? given(opponent) : null,
                named ? given(result) : null,
                given(preset),
                number(players),
                given(reason),
                number(minRounds),
                number(maxRounds),
                given(moves),
                given(moves) == null ? given(position) : null,
                given(from),
                given(to),
                null,
                given(cursor));
    }

    /** Whether games are looked for by more than how they began. */
    public boolean narrow() {
        return !asked().with("moves", null)
                .with("position", null)
                .with("preset", null)
                .with("players", null)
                .isEmpty();
    }

    /** The address with another beginning, or from another place in the list on. */
    String address(@Nullable String moves, @Nullable String position, @Nullable String cursor) {
        return "/archive"
                + asked().with("moves", moves)
                        .with("position", position)
                        .with("cursor", cursor)
                        .text();
    }

    private Query asked() {
        return new Query()
                .with("preset", preset)
                .with("players", players)
                .with("moves", moves)
                .with("position", position)
                .with("player", player)
                .with("opponent", opponent)
                .with("result", result)
                .with("reason", reason)
                .with("minRounds", minRounds)
                .with("maxRounds", maxRounds)
                .with("from", from)
                .with("to", to);
    }

    private static @Nullable String given(@Nullable String text) {
        return text == null || text.isBlank() ? null : text.strip();
    }

    private static @Nullable Integer number(@Nullable String text) {
        String given = given(text);
        return given != null && given.matches("\\d{1,6}") ? Integer.valueOf(given) : null;
    }
}
