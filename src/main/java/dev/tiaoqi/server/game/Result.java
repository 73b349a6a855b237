package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Score;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** How a game ended; cancelled and abandoned games have no standing (R3.5). */
public record Result(String reason, int round, int ply, Optional<Ranks> ranks) {

    /** The seats of each rank, best first, and the match score of each seat. */
    public record Ranks(List<List<Seat>> ranking, SortedMap<Seat, Score> score) {}

    static Optional<Result> of(Table table) {
        return switch (table.status()) {
            case OPEN, RUNNING -> Optional.empty();
            case ENDED, CANCELLED, VOID ->
                Optional.of(table.game()
                        .flatMap(game -> game.outcome())
                        .map(Result::of)
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

    private static Result without(Table table) {
        return new Result(table.log().getLast().kind().text(), table.round(), table.ply(), Optional.empty());
    }
}
