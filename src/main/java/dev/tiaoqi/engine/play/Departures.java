package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.SeatState;
import java.util.List;

/** Leaving the game (R3.3): the men come off the board, the lowest rank still free is taken. */
final class Departures {

    private Departures() {}

    /** In or out of turn; what follows from it is looked at. */
    static void leave(Course course, Seat seat, Departed how) {
        boolean onTurn = course.toMove == seat;
        course.die = onTurn ? 0 : course.die; // R9.1: who leaves in his turn leaves no throw
        take(course, seat, how);
        if (onTurn) {
            Endings.afterTurnOf(course, seat);
        } else {
            Endings.afterDeparture(course);
        }
    }

    /** How somebody left, and the reason if that ends the game. */
    enum Departed {
        RESIGNED(SeatState.RESIGNED, Reason.RESIGNATION),
        QUIT(SeatState.QUIT, Reason.QUIT),
        PASSIVE(SeatState.PASSIVE, Reason.PASSIVE),
        TIMED_OUT(SeatState.QUIT, Reason.TIMEOUT);

        private final SeatState state;
        private final Reason reason;

        Departed(SeatState state, Reason reason) {
            this.state = state;
            this.reason = reason;
        }
    }

    /** The departure itself, at the end of the seat's own turn, where what follows is looked at anyway. */
    static void take(Course course, Seat seat, Departed how) {
        for (int cell = 0; cell < course.men.size(); cell++) {
            if (course.men.owner(cell) == seat.index()) {
                course.men.lift(cell);
            }
        }
        course.sides.put(seat, course.side(seat).become(how.state));
        course.ranking = course.ranking.leave(List.of(seat));
        course.last = how.reason;
        course.note(new Departure(course.ply, course.round, seat, how.state));
        Offers.forget(course, seat);
        Blocks.takeOffAllOf(course, seat);
    }
}
