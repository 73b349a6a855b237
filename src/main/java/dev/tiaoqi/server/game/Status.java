package dev.tiaoqi.server.game;

import java.util.Locale;

/** Where a game is in its life. */
public enum Status {
    OPEN,
    RUNNING,
    ENDED,
    CANCELLED,
    VOID;

    /** The name in JSON and in the store, {@code open}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether nothing more will happen in it. */
    public boolean over() {
        return this != OPEN && this != RUNNING;
    }

    static Status of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
