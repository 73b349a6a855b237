package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.SeatState;

/** What the course of the game says of one seat beyond where his men stand. */
record Side(SeatState state, boolean moved, int passes, int timeouts, Returns returns) {

    static final Side NEW = new Side(SeatState.PLAYING, false, 0, 0, Returns.NONE);

    boolean stillIn() {
        return state == SeatState.PLAYING;
    }

    Side become(SeatState next) {
        return new Side(next, moved, passes, timeouts, returns);
    }

    /** After a move of his: a row of passes or timeouts is broken. */
    Side afterMove(int from, int to) {
        return new Side(state, true, 0, 0, returns.after(from, to));
    }

    /** After a pass of his own, which breaks a row of timeouts. */
    Side afterPass() {
        return new Side(state, moved, passes + 1, 0, returns);
    }

    /** After a pass by the server (stuck, or turn lost): it neither continues nor breaks a row of timeouts (R2.8). */
    Side afterPassByServer() {
        return new Side(state, moved, passes + 1, timeouts, returns);
    }

    /** After his clock passed for him; this counts as a pass in R3.7. */
    Side afterTimeOut() {
        return new Side(state, moved, passes + 1, timeouts + 1, returns);
    }
}
