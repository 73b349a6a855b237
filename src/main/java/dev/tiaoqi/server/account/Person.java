package dev.tiaoqi.server.account;

import java.util.UUID;

/** Somebody who plays; {@code admin} may keep order besides. */
public record Person(UUID id, String name, Kind kind, boolean admin) {

    /** What one who deleted his account is called; pages say it in their language. */
    public static final String DELETED_NAME = "deleted player";

    /** One without a role. */
    public Person(UUID id, String name, Kind kind) {
        this(id, name, kind, false);
    }

    /** What kind of person this is. */
    public enum Kind {
        /** He plays without an account. */
        GUEST,
        /** He signed up. */
        PLAYER,
        /** He had an account and deleted it; his games stay. */
        DELETED
    }

    /** Whether he has an account. */
    public boolean registered() {
        return kind == Kind.PLAYER;
    }
}
