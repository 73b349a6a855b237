package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;
import java.util.OptionalInt;

/** Turns once they are known to be legal, and the checks that follow each in the order of R3.8. */
final class Turns {

    static final String STUCK = "--#stuck";
    static final String LOST = "--#lost";
    static final String TIME = "--#time";
    private static final int TIMEOUTS = 3;

    private Turns() {}

    static void move(Course course, LegalMove move, Route route) {
        int from = route.from();
        int to = route.to();
        Seat mover = note(course, move.text(), move.trail(), move.captured());
        boolean concedes = Concession.isOne(course, from, to); // by the rows from which he sets out
        course.men.move(from, to);
        course.sides.put(mover, course.side(mover).afterMove(from, to));
        course.firstEntry = course.firstEntry.after(course, from, to);
        Captives.comeOff(course, route.captured());
        check(course, mover, concedes);
    }

    /** The server's pass for the seat to move: its turn is lost (R2.9), or it has no legal move (R2.8). */
    static void passByServer(Course course) {
        boolean lost = course.isTurnLost();
        pass(course, lost ? LOST : STUCK);
        course.firstEntry = lost ? course.firstEntry.afterLostTurn() : course.firstEntry;
    }

    static void pass(Course course, String text) {
        Seat mover = note(course, text, List.of(), List.of());
        Side side = course.side(mover);
        course.sides.put(
                mover,
                switch (text) {
                    case STUCK, LOST -> side.afterPassByServer();
                    case TIME -> side.afterTimeOut();
                    default -> side.afterPass();
                });
        check(course, mover, false);
    }

    /** The clock of the seat to move has run out (R4.2). */
    static void timeOut(Course course) {
        if (course.terrain.rules.get(Option.CLOCK) instanceof Clock.PerMove) {
            pass(course, TIME);
        } else {
            Departures.leave(course, course.mover(), Departures.Departed.TIMED_OUT);
        }
    }

    private static Seat note(Course course, String text, List<String> trail, List<String> captured) {
        Seat mover = course.mover();
        OptionalInt die = course.die == 0 ? OptionalInt.empty() : OptionalInt.of(course.die);
        course.note(new Turn(course.ply, course.round, mover, text, trail, captured, die, course.key(), List.of()));
        course.ply++;
        course.die = 0;
        return mover;
    }

    /** What follows a turn (R3.8); {@code concedes} if it was a concession by its own terms (R5.2). */
    static void check(Course course, Seat mover, boolean concedes) {
        Offers.lapse(course, mover);
        Progress.look(course);
        Finishes.look(course, mover);
        TeamCount.look(course);
        if (Endings.whenTeamHasWon(course)) {
            return; // R3.8: a team's win ends the checks
        }
        if (concedes && Concession.isPossible(course)) {
            Endings.endConceded(course, mover); // R3.8: unless it has finished somebody
            return;
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
