package dev.tiaoqi.server.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Who may see a game. */
public enum Visibility {
    /** Everybody, in the lists too. */
    LISTED,
    /** Whoever has its address. */
    LINK,
    /** Those who play, and until the start those who were invited. */
    PRIVATE;

    /** The name in JSON and in the store, {@code listed}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads what {@link #text} writes. */
    public static Optional<Visibility> named(String text) {
        return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
    }
}
