package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.engine.score.Term;
import java.util.List;

/** What a rated game was worth to a seat, term by term; the terms add up to the points (R6). */
public record EarnedJson(int points, List<TermJson> terms) {

    /** A part of it; {@code kind} is win, loss, rank, team, encouragement, quit or void. */
    public record TermJson(String kind, int points) {}

    static EarnedJson of(Earned earned) {
        return new EarnedJson(earned.points(), terms(earned.terms()));
    }

    public static List<TermJson> terms(List<Term> terms) {
        return terms.stream()
                .map(term -> new TermJson(term.kind().text(), term.points()))
                .toList();
    }
}
