package dev.tiaoqi.engine.game;

import java.util.Locale;

/** How a seat is doing. Only a {@link #PLAYING} seat is still in. */
public enum SeatState {
    PLAYING,
    FINISHED,
    RESIGNED,
    QUIT,
    PASSIVE;

    /** The name in texts and JSON, {@code playing}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
