package dev.tiaoqi.server.game;

import dev.tiaoqi.server.chance.Seed;

/** Chance enters here: the coin toss, names nobody can guess, and how long a computer waits. */
public interface Chance {

    /** A number from 0 to just below the bound. */
    int below(int bound);

    /** The secret seed of a game whose rules leave something to chance. */
    Seed seed();

    /** A name that nobody can guess: 22 letters and figures, 130 random bits. */
    String name();
}
