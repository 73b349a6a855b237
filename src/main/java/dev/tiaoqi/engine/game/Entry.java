package dev.tiaoqi.engine.game;

/** One thing that happened in a game and stands in its record. */
public sealed interface Entry permits Turn, Departure {

    /** How many turns had been taken before it. */
    int ply();
}
