package dev.tiaoqi.engine.score;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;

/** What one seat gets for a game, term by term; no terms when it gets nothing. */
public record Earned(Seat seat, List<Term> terms) {
    public Earned {
        terms = List.copyOf(terms);
    }

    /** What the terms add up to. */
    public int points() {
        return terms.stream().mapToInt(Term::points).sum();
    }
}
