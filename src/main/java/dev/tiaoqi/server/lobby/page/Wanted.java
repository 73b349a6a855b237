package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists.Terms;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Which games of the lobby somebody wants to see, as the address says it; what nobody can want is left out. */
public record Wanted(Map<String, String> said) {

    static final Wanted ALL = new Wanted(Map.of());

    /** The same with another number of players, from the beginning of the list. */
    public String withPlayers(String players) {
        return with("players", players);
    }

    public String withPreset(String preset) {
        return with("preset", preset);
    }

    public String withRated(String rated) {
        return with("rated", rated);
    }

    /** The address of the games that are older than this. */
    public String older(String list, String cursor) {
        return with(list, cursor);
    }

    public boolean is(String name, String value) {
        return said.getOrDefault(name, "").equals(value);
    }

    Terms terms() {
        return new Terms(
                text("preset").flatMap(Preset::named).map(Preset::text),
                text("players")
                        .filter(number -> number.matches("[2-6]"))
                        .map(number -> OptionalInt.of(Integer.parseInt(number)))
                        .orElse(OptionalInt.empty()),
                text("rated").filter("true"::equals).map(Boolean::valueOf));
    }

    Optional<Cursor> after(String list) {
        return text(list).flatMap(Cursor::parse);
    }

    private Optional<String> text(String name) {
        return Optional.ofNullable(said.get(name));
    }

    private String with(String name, String value) {
        Map<String, String> next = new LinkedHashMap<>();
        for (String kept : new String[] {"players", "preset", "rated"}) {
            text(kept).filter(text -> !text.isEmpty()).ifPresent(text -> next.put(kept, text));
        }
        next.put(name, value);
        String query = next.entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> entry.getKey() + "=" + URLEncoder.encode(entry.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return query.isEmpty() ? "/" : "/?" + query;
    }
}
