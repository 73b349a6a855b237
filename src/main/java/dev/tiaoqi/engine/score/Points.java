package dev.tiaoqi.engine.score;

import dev.tiaoqi.engine.game.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a rated game's result is worth to each seat, term by term (R6.1 to R6.8). */
public final class Points {

    private static final int QUITTING = -50;

    private Points() {}

    /** What each seat gets, in the order of the places; that the result can happen is not checked. */
    public static List<Earned> of(Ended game) {
        return game.places().stream()
                .map(place -> new Earned(place.seat(), terms(game, place)))
                .toList();
    }

    private static List<Term> terms(Ended game, Place place) {
        if (place.hasQuit()) {
            return List.of(new Term(Term.Kind.QUIT, QUITTING)); // R6.6: always, instead of anything else
        }
        List<Term> terms = new ArrayList<>();
        Optional<Term> result = result(game, place);
        result.ifPresent(terms::add);
        result.filter(Term::isMinus)
                .flatMap(minus -> Encouragement.of(game, place))
                .ifPresent(terms::add);
        List<Term> taken = terms.stream()
                .filter(term -> isVoid(game, place, term))
                .map(term -> new Term(Term.Kind.VOID, -term.points()))
                .toList();
        terms.addAll(taken);
        return terms;
    }

    private static Optional<Term> result(Ended game, Place place) {
        if (isDrawn(game, place)) {
            return Optional.empty();
        }
        if (game.players() == 2) {
            return Duel.of(game, place);
        }
        return game.teams()
                ? Optional.of(new Term(Term.Kind.TEAM, RankPoints.ofTeam(game, place)))
                : Optional.of(new Term(Term.Kind.RANK, RankPoints.of(game, place)))
                        .filter(term -> term.points() != 0);
    }

    /** R6.5: a draw of two players or of both teams, and one agreed on before anybody has finished. */
    private static boolean isDrawn(Ended game, Place place) {
        if (game.teams() || game.players() == 2) {
            return game.allShare() && game.reason() != Reason.DEAD_GAME;
        }
        // R3.4: who left before keeps the rank he left with
        return game.reason() == Reason.AGREEMENT && !game.somebodyFinished() && !place.hasLeft();
    }

    /** A plus of a resigner (R6.6) or of a game too short (R6.8); a minus that another's quitting spares (R6.6, R6.7). */
    private static boolean isVoid(Ended game, Place place, Term term) {
        return term.isPlus() ? place.hasResigned() || TooShort.is(game) : !place.hasResigned() && isSpared(game, place);
    }

    private static boolean isSpared(Ended game, Place place) {
        return game.isOppositeAPassiveOne(place)
                || game.places().stream().anyMatch(other -> other.hasQuit() && game.arePartners(place, other));
    }
}
