package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a game ended. {@code ranking} lists the seats of each rank, best first, seats that share one together, by
 * letter; {@code score} the match score of every seat (R3.6); {@code round} and {@code ply} when it ended.
 */
public record Outcome(Reason reason, List<List<Seat>> ranking, SortedMap<Seat, Score> score, int round, int ply) {
    public Outcome {
        ranking = ranking.stream().map(List::copyOf).toList();
        score = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(score));
    }
}
