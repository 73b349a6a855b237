package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;

/** Turns once they are known to be legal, and the checks that follow each in the order of R3.8. */
final class Turns {

    static final String STUCK = "--#stuck";
    static final String TIME = "--#time";
    private static final int TIMEOUTS = 3;

    private Turns() {}

    static void move(Course course, LegalMove move) {
        int from = course.terrain.board.cell(move.from()).orElseThrow();
        int to = course.terrain.board.cell(move.to()).orElseThrow();
        Seat mover = note(course, move.text(), move.trail());
        course.men.move(from, to);
        course.sides.put(mover, course.side(mover).afterMove(from, to));
        check(course, mover);
    }

    static void pass(Course course, String text) {
        Seat mover = note(course, text, List.of());
        Side side = course.side(mover);
        course.sides.put(
                mover,
                switch (text) {
                    case STUCK -> side.afterStuck();
                    case TIME -> side.afterTimeOut();
                    default -> side.afterPass();
                });
        check(course, mover);
    }

    /** The clock of the seat to move has run out (R4.2). */
    static void timeOut(Course course) {
        if (course.terrain.rules.get(Option.CLOCK) instanceof Clock.PerMove) {
            pass(course, TIME);
        } else {
            Departures.leave(course, course.mover(), Departures.Departed.TIMED_OUT);
        }
    }

    private static Seat note(Course course, String text, List<String> trail) {
        Seat mover = course.mover();
        course.note(new Turn(course.ply, course.round, mover, text, trail, course.key()));
        course.ply++;
        return mover;
    }

    private static void check(Course course, Seat mover) {
        Offers.lapse(course, mover);
        Finishes.look(course, mover);
        TeamCount.look(course);
        if (Endings.whenTeamHasWon(course)) {
            return; // R3.8: a team's win ends the checks
        }
        if (course.isStillIn(mover) && course.side(mover).timeouts() >= TIMEOUTS) {
            Departures.take(course, mover, Departures.Departed.TIMED_OUT);
        }
        if (course.isStillIn(mover) && Leaving.isLate(course, mover)) {
            Departures.take(course, mover, Departures.Departed.PASSIVE);
        }
        Endings.afterTurnOf(course, mover);
    }
}
