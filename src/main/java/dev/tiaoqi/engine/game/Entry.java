package dev.tiaoqi.engine.game;

/** One thing that happened in a game and stands in its record. */
public sealed interface Entry permits Turn, Departure {

    /** How many turns had been taken before it. */
    int ply();

    /** The round it happened in; out of turn, that of the seat then to move. */
    int round();
}
