package dev.tiaoqi.server.game;

/** Chance enters here: the coin toss, names nobody can guess, and how long a computer waits. */
public interface Chance {

    /** A number from 0 to just below the bound. */
    int below(int bound);

    /** A name that nobody can guess: 22 letters and figures, 130 random bits. */
    String name();
}
