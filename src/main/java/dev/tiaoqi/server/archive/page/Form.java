package dev.tiaoqi.server.archive.page;

import dev.tiaoqi.server.archive.ArchiveQuery;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.UriComponentsBuilder;

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
        return fields().entrySet().stream()
                .anyMatch(field -> !field.getKey().equals("moves")
                        && !field.getKey().equals("position")
                        && !field.getKey().equals("preset")
                        && !field.getKey().equals("players"));
    }

    /** The address with another beginning, or from another place in the list on; what is empty is left out. */
    String address(@Nullable String moves, @Nullable String position, @Nullable String cursor) {
        Map<String, String> fields = fields();
        put(fields, "moves", moves);
        put(fields, "position", position);
        put(fields, "cursor", cursor);
        UriComponentsBuilder address = UriComponentsBuilder.fromPath("/archive");
        fields.forEach((name, value) -> address.queryParam(name, "{" + name + "}"));
        return address.encode().buildAndExpand(fields).toUriString();
    }

    private Map<String, String> fields() {
        Map<String, String> fields = new LinkedHashMap<>();
        put(fields, "preset", preset);
        put(fields, "players", players);
        put(fields, "moves", moves);
        put(fields, "position", position);
        put(fields, "player", player);
        put(fields, "opponent", opponent);
        put(fields, "result", result);
        put(fields, "reason", reason);
        put(fields, "minRounds", minRounds);
        put(fields, "maxRounds", maxRounds);
        put(fields, "from", from);
        put(fields, "to", to);
        return fields;
    }

    private static void put(Map<String, String> fields, String name, @Nullable String value) {
        Optional.ofNullable(given(value)).ifPresentOrElse(text -> fields.put(name, text), () -> fields.remove(name));
    }

    private static @Nullable String given(@Nullable String text) {
        return text == null || text.isBlank() ? null : text.strip();
    }

    private static @Nullable Integer number(@Nullable String text) {
        String given = given(text);
        return given != null && given.matches("\\d{1,6}") ? Integer.valueOf(given) : null;
    }
}
