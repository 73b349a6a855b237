package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;

/** What can be done in a game: by a player, or by the server in a player's name. */
public sealed interface Action {

    /** The seat to move makes a move or passes; {@code text} as in N3, read generously. */
    record Move(String text) implements Action {}

    /** The die of the seat to move shows this face, 1 to 6 (R9.1): thrown from outside, for the engine has no chance of its own. */
    record Throw(int face) implements Action {
        public Throw {
            if (face < 1 || face > Die.FACES) {
                throw new IllegalArgumentException("a die has no face " + face);
            }
        }
    }

    /** The server passes for a seat that has no legal move (R2.8). Follows by itself: see {@link Played.Accepted}. */
    record Stuck() implements Action {}

    /** The server passes for a seat that has lost its turn (R2.9). Follows by itself, as {@link Stuck} does. */
    record Lost() implements Action {}

    /** A seat resigns (R3.3). */
    record Resign(Seat seat) implements Action {}

    /** A seat quits, or is taken to have quit (R3.3). */
    record Quit(Seat seat) implements Action {}

    /** A seat offers a draw (R3.4); by one who was asked it is acceptance. */
    record OfferDraw(Seat seat) implements Action {}

    /** A seat that was asked accepts the draw. */
    record AcceptDraw(Seat seat) implements Action {}

    /** A seat that was asked declines the draw. */
    record DeclineDraw(Seat seat) implements Action {}

    /** All still in have agreed on a draw; as records tell it, without who asked whom (R3.4). */
    record AgreeDraw() implements Action {}

    /** The clock of the seat to move has run out (R4.2): with a clock per move he passes, otherwise he has quit. */
    record TimeOut() implements Action {}
}
