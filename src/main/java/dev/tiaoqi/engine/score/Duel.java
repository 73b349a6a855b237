package dev.tiaoqi.engine.score;

import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Score;
import java.util.Optional;

/** One against one (R6.1), with the dead games of R6.5. */
final class Duel {

    private static final int STAKE = 25;
    private static final int LEAST = 10;

    private Duel() {}

    /** Empty when the game brings no points. */
    static Optional<Term> of(Ended game, Place own) {
        Place opponent = game.places().stream()
                .filter(place -> place.seat() != own.seat())
                .findFirst()
                .orElseThrow();
        int above = own.level() - opponent.level();
        return switch (result(game, own, opponent)) {
            case WON -> Optional.of(new Term(Term.Kind.WIN, Math.max(STAKE - above, LEAST)));
            case LOST -> Optional.of(new Term(Term.Kind.LOSS, -(STAKE + above)));
            case NEITHER -> Optional.empty();
        };
    }

    private enum Result {
        WON,
        LOST,
        NEITHER
    }

    /** By the match score where a dead game has one, else by rank; a dead game that both share is lost by both. */
    private static Result result(Ended game, Place own, Place opponent) {
        Score score = game.score().get(own.seat());
        if (game.reason() == Reason.DEAD_GAME && score != null) {
            return score.equals(Score.WIN) ? Result.WON : score.equals(Score.LOSS) ? Result.LOST : Result.NEITHER;
        }
        if (own.rank() == opponent.rank()) {
            return game.reason() == Reason.DEAD_GAME ? Result.LOST : Result.NEITHER;
        }
        return own.rank() < opponent.rank() ? Result.WON : Result.LOST;
    }
}
