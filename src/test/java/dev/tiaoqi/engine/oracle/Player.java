package dev.tiaoqi.engine.oracle;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What one seat carries through a game. */
final class Player {

    final String seat;
    final Returns returns = new Returns();

    /** playing, finished, resigned, quit, passive, or capturedOut when without men from the start. */
    String state = "playing";

    /** 0 while he has none. */
    int rank;

    /** R3.1: nobody finishes before he has made a move. */
    boolean hasMoved;

    /** The round he finished in; 0 if not, or before the game began. */
    int finishedIn;

    /** Passes of any kind in his last turns without a move between (R3.7). */
    int passes;

    /** Timeouts in a row (R4.2). */
    int timeouts;

    /** R2.9: his next turn is lost. */
    boolean losesTurn;

    /** R8: the items he still has, by their letters. */
    final Set<String> hand = new TreeSet<>();

    /** R8: his roadblocks and road-menders on the board, and how many of his turns begin until they are taken off. */
    final Map<Cell, Integer> placed = new TreeMap<>();

    /** R5.2: the least remaining distance he has had. */
    int leastDistance;

    /** R5.2: the turns he has had since the game was dead. */
    int turnsSinceDead;

    Player(String seat) {
        this.seat = seat;
    }

    boolean isIn() {
        return state.equals("playing");
    }

    boolean hasFinished() {
        return state.equals("finished");
    }

    boolean hasLeft() {
        return !isIn() && !hasFinished();
    }
}
