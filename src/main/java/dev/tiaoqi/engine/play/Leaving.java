package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Obligation;
import dev.tiaoqi.engine.rules.Deadline;
import dev.tiaoqi.engine.rules.Option;
import java.util.Optional;

/** Leaving home in time (R4.1): cells count, not history. */
final class Leaving {

    private Leaving() {}

    /** A deadline of this round finds fewer men outside his home than it asks for. */
    static boolean isLate(Course course, Seat mover) {
        int outside = outside(course, mover);
        return course.terrain.rules.get(Option.HOME_DEADLINES).stream()
                .anyMatch(deadline -> deadline.round() == course.round && outside < deadline.men());
    }

    /** The next deadline that will look at a seat still in; one is done with when the seat's turn of its round is. */
    static Optional<Obligation> next(Course course, Seat seat) {
        if (course.toMove == null || !course.isStillIn(seat)) {
            return Optional.empty();
        }
        boolean hadItsTurn = course.order.indexOf(seat) < course.order.indexOf(course.mover());
        int from = hadItsTurn ? course.round + 1 : course.round;
        return course.terrain.rules.get(Option.HOME_DEADLINES).stream()
                .filter(deadline -> deadline.round() >= from)
                .findFirst()
                .map((Deadline deadline) -> new Obligation(deadline.round(), deadline.men(), outside(course, seat)));
    }

    private static int outside(Course course, Seat seat) {
        long inside = course.terrain
                .home[seat.index()]
                .cells()
                .filter(cell -> course.men.owner(cell) == seat.index())
                .count();
        return course.terrain.rules.men() - (int) inside;
    }
}
