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
    /** Where a held man may go is marked; {@code auto} for beginners. */
    HINTS("auto", "on", "off"),
    /** A move goes out only once it is confirmed. */
    CONFIRM("off", "on"),
    SOUNDS("off", "on"),
    ANIMATION("on", "off"),
    /** What others say at the table is shown. */
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

    /** What may be chosen, what holds by default first. */
    public List<String> choices() {
        return choices;
    }

    static Optional<Preference> named(String key) {
        return Arrays.stream(values()).filter(each -> each.key().equals(key)).findFirst();
    }
}
