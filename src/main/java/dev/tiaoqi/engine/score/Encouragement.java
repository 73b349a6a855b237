package dev.tiaoqi.engine.score;

import java.util.Optional;

/** A losing player's points for his men in the target (R6.2). */
final class Encouragement {

    private static final int BEGINNER = 5;
    private static final int USUAL_MEN = 10;

    private Encouragement() {}

    /** With another number of men than ten the share counts, rounded down before it is doubled. */
    static Optional<Term> of(Ended game, Place place) {
        int share = USUAL_MEN * place.menHome() / game.men();
        int points = place.level() <= BEGINNER ? 2 * share : share;
        return points == 0 || place.hasResigned() || place.hasQuit()
                ? Optional.empty()
                : Optional.of(new Term(Term.Kind.ENCOURAGEMENT, points));
    }
}
