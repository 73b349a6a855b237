package dev.tiaoqi.engine.search;

import java.util.List;

/** The computer players there are, by level from 1. */
public final class Thinkers {

    private static final List<Thinker> LEVELS = List.of(new Forward());

    private Thinkers() {}

    /** How many levels there are. */
    public static int levels() {
        return LEVELS.size();
    }

    /** The player of this level; throws {@link IllegalArgumentException} for one there is not. */
    public static Thinker level(int level) {
        if (level < 1 || level > LEVELS.size()) {
            throw new IllegalArgumentException("levels go from 1 to " + LEVELS.size());
        }
        return LEVELS.get(level - 1);
    }
}
