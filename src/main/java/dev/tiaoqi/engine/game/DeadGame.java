package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How near to dead a game of two is, or how it stands once it is (R5.2). {@code rounds} is how many were completed
 * since the round of the last new least remaining distance; the tenth makes the game {@code dead}, and then it stays
 * ten; {@code since} is that round. {@code turnsLeft} is how many turns of its own each seat still has to concede, the
 * one it is at included. {@code lastMen} are the cells of each seat's men with the fewest rows: one of them moved to a
 * higher row concedes. {@code distance} is what each seat's men have left to go (R5.1). After the end there are no
 * turns, men or distances to tell of.
 */
public record DeadGame(
        int rounds,
        OptionalInt since,
        SortedMap<Seat, Integer> turnsLeft,
        SortedMap<Seat, List<String>> lastMen,
        SortedMap<Seat, Integer> distance) {

    /** Rounds without progress that make a game dead. */
    public static final int ROUNDS = 10;

    /** Turns of his own that each player has to concede. */
    public static final int TURNS = 5;

    public DeadGame {
        turnsLeft = Collections.unmodifiableSortedMap(new TreeMap<>(turnsLeft));
        SortedMap<Seat, List<String>> cells = new TreeMap<>();
        lastMen.forEach((seat, each) -> cells.put(seat, List.copyOf(each)));
        lastMen = Collections.unmodifiableSortedMap(cells);
        distance = Collections.unmodifiableSortedMap(new TreeMap<>(distance));
    }

    /** A game that had been dead since this round when it ended. */
    public static DeadGame over(int since) {
        return new DeadGame(ROUNDS, OptionalInt.of(since), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    }

    public boolean dead() {
        return since.isPresent();
    }
}
