package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.SeatState;
import java.util.List;

/** Men captured come off the board, and whoever has none left is out (R9.3). */
final class Captives {

    private Captives() {}

    /** Looked at before anybody's finish (R3.8). Several who are out in one turn share the rank. */
    static void comeOff(Course course, CellSet captured) {
        captured.cells().forEach(course.men::lift);
        List<Seat> out = course.stillIn().stream()
                .filter(seat -> course.men.count(seat.index()) == 0)
                .toList();
        if (out.isEmpty()) {
            return;
        }
        for (Seat seat : out) {
            course.sides.put(seat, course.side(seat).become(SeatState.CAPTURED_OUT));
            Offers.forget(course, seat);
        }
        course.ranking = course.ranking.leave(out);
        course.last = Reason.CAPTURED;
    }
}
