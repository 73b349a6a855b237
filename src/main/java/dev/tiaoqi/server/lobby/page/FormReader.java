package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.server.account.Names;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.lobby.NewGameBody;
import dev.tiaoqi.server.lobby.OptionReader;
import dev.tiaoqi.server.lobby.PresetsJson.OptionJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads a form as the wish for a game that it is; what can't be read stands in the complaints. */
final class FormReader {

    private static final int USUAL_MEN = 10;

    private final NewGameForm form;
    private final Complaints complaints;

    FormReader(NewGameForm form, Complaints complaints) {
        this.form = form;
        this.complaints = complaints;
    }

    NewGameBody read() {
        Integer players = number("players");
        Integer men = number("men");
        Map<String, @Nullable Object> options = options(men);
        return new NewGameBody(
                form.get("preset"),
                form.get("board"),
                players,
                men,
                options,
                sitters(players),
                form.get("visibility"),
                rated(),
                form.isSetUp() ? form.get(NewGameForm.POSITION) : null);
    }

    /** Whoever was not asked wants what the preset has, if it can be. */
    private @Nullable Boolean rated() {
        String text = form.get(Choices.RATED);
        if (text.equals("true") || text.equals("false")) {
            return Boolean.valueOf(text);
        }
        if (!text.isEmpty()) {
            complaints.add(Choices.RATED, Invalid.value(Choices.RATED, "unknown"));
        }
        return null;
    }

    private Map<String, @Nullable Object> options(@Nullable Integer men) {
        Map<String, @Nullable Object> options = new LinkedHashMap<>();
        for (OptionJson option : Choices.ALL.options()) {
            Object value = value(option, Objects.requireNonNullElse(men, USUAL_MEN));
            options.put(option.option(), value);
            check(option, value);
        }
        return options;
    }

    private void check(OptionJson option, @Nullable Object value) {
        Integer min = option.min();
        Integer max = option.max();
        if (min == null || max == null) {
            complaints.collect(() -> OptionReader.read(Options.DEFAULT, one(option.option(), value)));
        } else if (!(value instanceof Integer number) || number < min || number > max) {
            complaints.outside(option.option(), min, max);
        }
    }

    private static Map<String, @Nullable Object> one(String name, @Nullable Object value) {
        Map<String, @Nullable Object> one = new LinkedHashMap<>();
        one.put(name, value);
        return one;
    }

    /** As JSON would say it; what is not of the option's type stays text, which is refused then. */
    private @Nullable Object value(OptionJson option, int men) {
        String text = form.get(option.option());
        return switch (option.type()) {
            case "boolean" -> text.equals("true") || text.equals("false") ? (Object) Boolean.valueOf(text) : text;
            case "integer", "integer or null" ->
                text.equals(Choices.NONE) ? null : text.matches("\\d{1,6}") ? (Object) Integer.valueOf(text) : text;
            case "object" ->
                Wordy.value("clock", text, men)
                        .or(() -> OwnClock.json(text, form))
                        .orElse(text);
            case "list" ->
                text.equals(OwnDeadlines.WORD)
                        ? OwnDeadlines.json(form).orElse(text)
                        : Wordy.value("homeDeadlines", text, men).orElse(text);
            default -> text;
        };
    }

    private @Nullable Integer number(String name) {
        String text = form.get(name);
        if (text.matches("\\d{1,3}")) {
            return Integer.valueOf(text);
        }
        complaints.add(name, Invalid.value(name, "unknown"));
        return null;
    }

    /** Those of the seats that so many players have; without seats there are no sitters. */
    private @Nullable List<@Nullable Object> sitters(@Nullable Integer players) {
        if (players == null || !Seating.players(form.get("board")).contains(players)) {
            return null;
        }
        List<@Nullable Object> sitters = new ArrayList<>();
        Seating.seats(form.get("board"), players).forEach(seat -> sitters.add(sitter(seat)));
        return sitters;
    }

    private Object sitter(Seat seat) {
        String wanted = form.get("seat." + seat);
        if (!wanted.equals("other")) {
            return wanted;
        }
        String field = "name." + seat;
        return complaints
                .collect(() -> Names.clean(field, form.get(field)))
                .<Object>map(name -> Map.of("me", name))
                .orElse("me");
    }
}
