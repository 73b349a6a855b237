package dev.tiaoqi.engine.score;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;

/**
 * Where one seat stood when the game ended: its player's level before the game (from 1), its rank (1 is best, equal
 * ranks are shared), how it stood there, and how many of its men were in the target.
 */
public record Place(Seat seat, int level, int rank, SeatState state, int menHome) {

    /** Passive and timed-out players have quit (R4.1, R4.2, R6.6). */
    boolean hasQuit() {
        return state == SeatState.QUIT || state == SeatState.PASSIVE;
    }

    boolean hasResigned() {
        return state == SeatState.RESIGNED;
    }

    /** Whether the seat was there to the end, or finished: an agreed draw is one of those still in (R3.4). */
    boolean hasLeft() {
        return hasQuit() || hasResigned() || state == SeatState.CAPTURED_OUT;
    }
}
