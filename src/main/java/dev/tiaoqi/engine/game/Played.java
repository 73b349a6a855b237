package dev.tiaoqi.engine.game;

import java.util.List;

/** What comes of an action. */
public sealed interface Played {

    /**
     * The action was taken. {@code steps} are what happened, in order and never empty: the action itself, then
     * what follows from it by rule (passes of seats that are stuck, R2.8, or have lost their turn,
     * R2.9). Each is one row of a game's log.
     */
    record Accepted(List<Step> steps) implements Played {
        public Accepted {
            steps = List.copyOf(steps);
        }

        /** The game after all of it. */
        public Game next() {
            return steps.getLast().after();
        }
    }

    /** The action is not possible; nothing changed. */
    record Refused(Refusal why) implements Played {}
}
