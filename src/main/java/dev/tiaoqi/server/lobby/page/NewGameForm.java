package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Visibility;
import dev.tiaoqi.server.guide.Figure;
import dev.tiaoqi.server.guide.OptionFigures;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The form of a new game as it was filled in, texts as they were typed, and beside each field what is wrong with it. */
public record NewGameForm(Map<String, String> values, Map<String, String> errors) {

    /** Where an error stands that belongs to no field. */
    static final String WHOLE = "form";

    /** The position that the game shall begin from, if it is not the opening. */
    static final String POSITION = "position";

    /** What the address of the page that sets positions up may say of the table. */
    private static final List<Choices.Field> TABLE =
            List.of(Choices.ALL.board(), Choices.ALL.players(), Choices.ALL.men());

    static NewGameForm usual() {
        return usual("");
    }

    /** As a preset has it. */
    static NewGameForm usual(String preset) {
        return new NewGameForm(Choices.ALL.usual(preset), Map.of());
    }

    /**
     * What somebody sent: whatever he left out is as his preset has it, and what the form does not have is dropped. Where
     * no script filled the rows in when he chose another preset, those he left alone follow it now.
     */
    static NewGameForm of(Map<String, String> sent) {
        String preset = sent.getOrDefault("preset", "");
        Map<String, String> filled = Choices.ALL.usual(sent.getOrDefault("base", preset));
        Map<String, String> values = new LinkedHashMap<>(Choices.ALL.usual(preset));
        Choices.ALL.seats().forEach(seat -> values.put("name." + seat, ""));
        values.put("name", "");
        values.put(POSITION, "");
        values.replaceAll((name, usual) -> Optional.ofNullable(sent.get(name))
                .map(String::strip)
                .filter(value -> !value.equals(filled.get(name)))
                .orElse(usual));
        // What stands there of points counts as it stands; who may not have it was not asked.
        values.put(Choices.RATED, sent.getOrDefault(Choices.RATED, "").strip());
        return new NewGameForm(values, Map.of());
    }

    /** To begin from a position, against computers; of the rest, what is not known is as the preset has it. */
    static NewGameForm from(Map<String, String> wanted) {
        Map<String, String> values = new LinkedHashMap<>(Choices.ALL.usual(wanted.getOrDefault("new", "")));
        TABLE.stream()
                .filter(field -> field.values().contains(wanted.getOrDefault(field.name(), "")))
                .forEach(field -> values.put(field.name(), wanted.getOrDefault(field.name(), "")));
        values.put(POSITION, wanted.getOrDefault(POSITION, ""));
        Choices.ALL.seats().stream()
                .map(seat -> "seat." + seat)
                .forEach(seat -> values.replace(seat, "open", Choices.ALL.computer()));
        // No seat waits for anybody, so that nobody needs to find it in a list.
        values.put("visibility", Visibility.LINK.text());
        return new NewGameForm(values, Map.of());
    }

    /** As rules have it that somebody kept. */
    static NewGameForm of(Rules rules) {
        Map<String, String> values =
                new LinkedHashMap<>(Choices.ALL.usual(rules.preset().text()));
        values.put("board", rules.board());
        values.put("players", Integer.toString(rules.players()));
        values.put("men", Integer.toString(rules.men()));
        values.putAll(Choices.ALL.options(rules.options(), rules.men()));
        values.put(Choices.RATED, Boolean.toString(rules.get(Option.RATED)));
        return new NewGameForm(values, Map.of());
    }

    NewGameForm with(Map<String, String> wrong) {
        return new NewGameForm(values, wrong);
    }

    /** Whether it belongs to a position that somebody set up. */
    boolean isSetUp() {
        return !get(POSITION).isEmpty();
    }

    public String get(String name) {
        return values.getOrDefault(name, "");
    }

    public boolean is(String name, String value) {
        return get(name).equals(value);
    }

    public @Nullable String error(String name) {
        return errors.get(name);
    }

    /** Whether something under "more rules" must be seen at once. */
    public boolean unfolded() {
        Map<String, String> usual = new HashMap<>(Choices.ALL.usual(get("preset")));
        return Choices.ALL.more().stream()
                .map(Choices.Field::name)
                .anyMatch(name -> errors.containsKey(name) || !get(name).equals(usual.get(name)));
    }

    /** The picture that goes with a field as it is chosen, if there is one. */
    public Map<String, Figure> figures(String field) {
        return OptionFigures.of(field);
    }
}
