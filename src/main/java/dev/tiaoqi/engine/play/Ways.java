package dev.tiaoqi.engine.play;

import java.util.stream.IntStream;

/** Where the men of the seat on turn may end a move. */
interface Ways {

    /** The cells where the man on this one may end it, in order. */
    IntStream ends(int from);

    /** How men go in this game, whatever bars them. */
    Routes routes();

    /** Whether nothing but R4.3 forbids that end. */
    boolean isBarred(int from, int to);
}
