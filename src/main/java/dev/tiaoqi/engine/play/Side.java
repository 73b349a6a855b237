package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.rules.Item;
import java.util.EnumSet;
import java.util.Set;

/** What the course of the game says of one seat beyond where his men stand; {@code hand} are the items he still holds. */
record Side(SeatState state, boolean moved, int passes, int timeouts, Returns returns, Set<Item> hand) {

    static final Side NEW = new Side(SeatState.PLAYING, false, 0, 0, Returns.NONE, Set.of());

    /** One who begins with one of each item (R8). */
    static final Side WITH_ITEMS =
            new Side(SeatState.PLAYING, false, 0, 0, Returns.NONE, Set.copyOf(EnumSet.allOf(Item.class)));

    boolean stillIn() {
        return state == SeatState.PLAYING;
    }

    boolean holds(Item item) {
        return hand.contains(item);
    }

    Side become(SeatState next) {
        return new Side(next, moved, passes, timeouts, returns, hand);
    }

    /** After a move of his: a row of passes or timeouts is broken. */
    Side afterMove(int from, int to) {
        return new Side(state, true, 0, 0, returns.after(from, to), hand);
    }

    /** After a turn in which an item took his man from cell to cell: no return is counted any more (R4.3). */
    Side afterFlight(int from, int to) {
        return new Side(state, true, 0, 0, Returns.NONE.after(from, to), hand);
    }

    /** After the first part of a marble's turn: he has made a move (R3.1), and the turn goes on. */
    Side amidst() {
        return new Side(state, true, passes, timeouts, returns, hand);
    }

    /** After an item moved men of his, or may have: from cell to cell; −1 where nobody can tell. */
    Side moved(int from, int to) {
        return new Side(state, moved, passes, timeouts, returns.afterItem(from, to), hand);
    }

    /** Once the item is used. */
    Side without(Item item) {
        EnumSet<Item> left = EnumSet.copyOf(hand);
        left.remove(item);
        return new Side(state, moved, passes, timeouts, returns, Set.copyOf(left));
    }

    /** After a pass of his own, which breaks a row of timeouts. */
    Side afterPass() {
        return new Side(state, moved, passes + 1, 0, returns, hand);
    }

    /** After a pass by the server (stuck, or turn lost): it neither continues nor breaks a row of timeouts (R2.8). */
    Side afterPassByServer() {
        return new Side(state, moved, passes + 1, timeouts, returns, hand);
    }

    /** After his clock passed for him; this counts as a pass in R3.7. */
    Side afterTimeOut() {
        return new Side(state, moved, passes + 1, timeouts + 1, returns, hand);
    }
}
