package dev.tiaoqi.server.game;

import java.util.UUID;

/** Knows who was asked by name to which game. */
public interface Guestlist {

    /** Whether his invitation stands. */
    boolean isAsked(UUID person, String game);
}
