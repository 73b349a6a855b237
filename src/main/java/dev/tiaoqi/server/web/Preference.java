package dev.tiaoqi.server.web;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Something a reader may choose about the pages; the first choice holds until he makes one. */
public enum Preference {
    /** The language; {@code auto} is what the browser asks for. */
    LANG("auto", "zh", "en"),
    THEME("auto", "light", "dark", "contrast"),
    /** Coordinates on the rim; {@code auto} leaves them out on small screens. */
    COORDINATES("auto", "on", "off"),
    /** At one screen the board turns to the player whose move it is, or stays. */
    TURNING("mover", "fixed"),
    /** A tap on a destination drops the man, or first shows the way. */
    TAP("drop", "look"),
    /** Whether the landings of a man in the hand are shown; {@code auto} for beginners. */
    HINTS("auto", "on", "off"),
    /** Whether a move is sent at once or after a second tap. */
    CONFIRM("off", "on"),
    SOUNDS("off", "on"),
    ANIMATION("on", "off"),
    /** Whether phrases of the others are shown. */
    PHRASES("on", "off");

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> choices;

    Preference(String... choices) {
        this.choices = List.of(choices);
    }

    /** Its name in the cookie and in forms. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its name in the API. */
    public String setting() {
        return switch (this) {
            case LANG -> "language";
            case CONFIRM -> "confirmMoves";
            case THEME, COORDINATES, TURNING, TAP, HINTS, SOUNDS, ANIMATION, PHRASES -> key();
        };
    }

    /** What may be chosen, what holds by default first. */
    public List<String> choices() {
        return choices;
    }

    public static Optional<Preference> ofSetting(String setting) {
        return Arrays.stream(values())
                .filter(each -> each.setting().equals(setting))
                .findFirst();
    }

    static Optional<Preference> named(String key) {
        return Arrays.stream(values()).filter(each -> each.key().equals(key)).findFirst();
    }
}
