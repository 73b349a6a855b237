package dev.tiaoqi.server.game;

import java.util.Locale;

/** What a row of a game's log tells. */
public enum Kind {
    CREATED,
    JOINED,
    LEFT,
    STARTED,
    /** A guest signed in to an account he had: his seats are that player's. */
    HANDED,
    CANCELLED,
    ABANDONED,
    /** An admin declared it void, before its end or after it. */
    VOID,
    TURN,
    STUCK,
    OFFER,
    ACCEPTED,
    DECLINED,
    RESIGNED,
    QUIT;

    /** The name in JSON and in the store, {@code resigned}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is somebody's go, so that the ply goes up by one. */
    public boolean turn() {
        return this == TURN || this == STUCK;
    }

    /** Whether it belongs to the game itself and not to who sits at its table. */
    public boolean inPlay() {
        return switch (this) {
            case CREATED, JOINED, LEFT, STARTED, HANDED, CANCELLED, ABANDONED, VOID -> false;
            case TURN, STUCK, OFFER, ACCEPTED, DECLINED, RESIGNED, QUIT -> true;
        };
    }

    static Kind of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
