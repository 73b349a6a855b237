package dev.tiaoqi.server.game;

import java.util.Locale;

/** Whether somebody is here. */
public enum Presently {
    /** With a stream open, or a call made just now. */
    ONLINE,
    /** His page is hidden, or he has not called for a while. */
    AWAY,
    /** Neither stream nor call. */
    DISCONNECTED;

    /** The name in JSON, {@code online}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
