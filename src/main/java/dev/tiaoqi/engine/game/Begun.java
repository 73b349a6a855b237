package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.rules.Problem;
import java.util.List;

/** What comes of an attempt to begin a game. */
public sealed interface Begun {

    /**
     * The game before its first turn, and what follows from the start position by rule at once (passes of seats that
     * are stuck, R2.8).
     */
    record Started(Game game, List<Step> steps) implements Begun {
        public Started {
            steps = List.copyOf(steps);
        }
    }

    /** The rules contradict themselves. */
    record ImpossibleRules(List<Problem> problems) implements Begun {
        public ImpossibleRules {
            problems = List.copyOf(problems);
        }
    }

    /** The start position can't be. */
    record ImpossiblePosition(List<Problem> problems) implements Begun {
        public ImpossiblePosition {
            problems = List.copyOf(problems);
        }
    }
}
