package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;

/** Who has filled his target (R3.1), and the rank he gets for it (R3.2). */
final class Finishes {

    private Finishes() {}

    /** Looks at the mover first, then at the others in turn order. */
    static void look(Course course, Seat mover) {
        int start = course.order.indexOf(mover);
        for (int step = 0; step < course.order.size(); step++) {
            Seat seat = course.order.get((start + step) % course.order.size());
            if (course.side(seat).stillIn() && course.side(seat).moved() && course.men.isFull(seat.index())) {
                finish(course, seat);
            }
        }
    }

    private static void finish(Course course, Seat seat) {
        course.sides.put(seat, course.side(seat).become(SeatState.FINISHED));
        boolean shares = course.is(Option.EQUAL_TURNS) && course.finishedInRound;
        course.ranking = shares ? course.ranking.finishWithLast(seat) : course.ranking.finish(List.of(seat));
        course.finishedInRound = true;
        course.last = Reason.FINISHED;
        course.won = Reason.FINISHED;
        Offers.forget(course, seat);
        Blocks.takeOffAllOf(course, seat);
    }
}
