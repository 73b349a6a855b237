package dev.tiaoqi.engine.game;

import java.util.Locale;

/** How a seat is doing. Only a {@link #PLAYING} seat is still in; a seat without men at the start is captured out. */
public enum SeatState {
    PLAYING,
    FINISHED,
    RESIGNED,
    QUIT,
    PASSIVE,
    CAPTURED_OUT;

    /** The name in texts and JSON, {@code playing}. */
    public String text() {
        return this == CAPTURED_OUT ? "capturedOut" : name().toLowerCase(Locale.ROOT);
    }
}
