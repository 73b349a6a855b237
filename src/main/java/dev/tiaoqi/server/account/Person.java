package dev.tiaoqi.server.account;

import java.util.UUID;

/** Somebody who plays: in this release a guest. */
public record Person(UUID id, String name, Kind kind) {

    /** What kind of person this is. */
    public enum Kind {
        GUEST,
        PLAYER,
        DELETED
    }

    /** Whether he has an account. */
    public boolean registered() {
        return kind == Kind.PLAYER;
    }
}
