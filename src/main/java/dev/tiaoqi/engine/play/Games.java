package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.rules.Rules;

/** Where games of this family begin. */
public final class Games {

    private Games() {}

    /**
     * A game from the opening. The rules must name who begins: the coin is tossed by whoever sets up the game
     * (otherwise the problem {@code firstNotNamed}).
     */
    public static Begun begin(Rules rules) {
        throw new IllegalStateException();
    }

    /** A game from a position (N2); its seat to move begins, and {@code first}, if named, must agree. */
    public static Begun begin(Rules rules, String position) {
        throw new IllegalStateException();
    }
}
