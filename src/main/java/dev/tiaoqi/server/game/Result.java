package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.score.Earned;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * How a game ended; cancelled and abandoned games have no standing (R3.5). {@code points} by seat is what a rated game
 * was worth, and empty for all others.
 */
public record Result(String reason, int round, int ply, Optional<Ranks> ranks, SortedMap<Seat, Earned> points) {

    public Result(String reason, int round, int ply, Optional<Ranks> ranks) {
        this(reason, round, ply, ranks, Collections.emptySortedMap());
    }

    /** The seats of each rank, best first, and the match score of each seat. */
    public record Ranks(List<List<Seat>> ranking, SortedMap<Seat, Score> score) {}

    /** How the table stands after its end; empty before. */
    public static Optional<Result> of(Table table) {
        return switch (table.status()) {
            case OPEN, RUNNING -> Optional.empty();
            case CANCELLED, VOID -> Optional.of(without(table));
            case ENDED ->
                Optional.of(table.game()
                        .flatMap(game -> game.outcome())
                        .map(outcome -> of(outcome).worth(Worth.of(table, outcome)))
                        .orElseGet(() -> without(table)));
        };
    }

    /** The result that the game itself came to. */
    public static Result of(Outcome outcome) {
        return new Result(
                outcome.reason().text(),
                outcome.round(),
                outcome.ply(),
                Optional.of(new Ranks(outcome.ranking(), outcome.score())));
    }

    private Result worth(SortedMap<Seat, Earned> points) {
        return new Result(reason, round, ply, ranks, points);
    }

    private static Result without(Table table) {
        return new Result(table.log().getLast().kind().text(), table.round(), table.ply(), Optional.empty());
    }
}
