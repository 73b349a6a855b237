package dev.tiaoqi.server.lobby.page;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The form of a new game as it was filled in, texts as they were typed, and beside each field what is wrong with it. */
public record NewGameForm(Map<String, String> values, Map<String, String> errors) {

    /** Where an error stands that belongs to no field. */
    static final String WHOLE = "form";

    static NewGameForm usual() {
        return new NewGameForm(Choices.ALL.usual(), Map.of());
    }

    /** What somebody sent: whatever he left out is as usual, and what the form does not have is dropped. */
    static NewGameForm of(Map<String, String> sent) {
        Map<String, String> values = new LinkedHashMap<>(Choices.ALL.usual());
        Choices.ALL.seats().forEach(seat -> values.put("name." + seat, ""));
        values.replaceAll((name, usual) -> sent.getOrDefault(name, usual).strip());
        return new NewGameForm(values, Map.of());
    }

    NewGameForm with(Map<String, String> wrong) {
        return new NewGameForm(values, wrong);
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
        Map<String, String> usual = new HashMap<>(Choices.ALL.usual());
        return Choices.ALL.more().stream()
                .map(Choices.Field::name)
                .anyMatch(name -> errors.containsKey(name) || !get(name).equals(usual.get(name)));
    }
}
