package dev.tiaoqi.engine.game;

/** What comes of beginning a turn. */
public sealed interface Drafted {

    /** So far it is legal. */
    record Begun(Draft draft) implements Drafted {}

    /** It can't be begun so. */
    record Refused(Refusal why) implements Drafted {}
}
