package dev.tiaoqi.engine.game;

import java.util.List;

/** One thing that happened in a game and stands in its record. */
public sealed interface Entry permits Turn, Departure {

    /** How many turns had been taken before it. */
    int ply();

    /** The round it happened in; out of turn, that of the seat then to move. */
    int round();

    /** What it changed on the board beyond a man's way or the departed's men: nothing without items. */
    List<Effect> effects();

    /** The same with more effects. */
    Entry with(List<Effect> more);
}
