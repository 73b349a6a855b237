package dev.tiaoqi.engine.game;

/**
 * The die of the turn under way (R9.1): the {@code face} it shows, and how many {@code actions} one man has to make:
 * as many, or the greatest number below that some man can make; 0 when no man can make any.
 */
public record Die(int face, int actions) {

    /** How many faces a die has. */
    public static final int FACES = 6;
}
