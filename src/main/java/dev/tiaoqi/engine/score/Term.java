package dev.tiaoqi.engine.score;

import java.util.Locale;

/** One part of what a player gets for a game. */
public record Term(Kind kind, int points) {

    /** What a part is for. */
    public enum Kind {
        /** One against one (R6.1). */
        WIN,
        LOSS,
        /** Each for himself (R6.3). */
        RANK,
        /** R6.4 */
        TEAM,
        /** R6.2 */
        ENCOURAGEMENT,
        /** R6.6 */
        QUIT,
        /** What R6.6 to R6.8 take back of another part, with the opposite sign. */
        VOID;

        /** The name in texts and JSON, {@code encouragement}. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    boolean isPlus() {
        return points > 0;
    }

    boolean isMinus() {
        return points < 0;
    }
}
