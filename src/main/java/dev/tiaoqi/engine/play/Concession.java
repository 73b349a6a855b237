package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import java.util.stream.IntStream;

/** Conceding in a dead game (R5.2): moving one's last man, one of those with the fewest rows, to a higher row. */
final class Concession {

    private Concession() {}

    /** Whether this move of the seat on turn, not made yet, would concede; nothing does once a player has finished. */
    static boolean isOne(Course course, int from, int to) {
        return isLastMan(course, from) && isForward(course, from, to);
    }

    /** Whether the man on this cell is one whose move forward would concede. */
    static boolean isLastMan(Course course, int cell) {
        Seat mover = course.mover();
        return isPossible(course) && course.terrain.board.row(mover, cell) == lastRow(course, mover);
    }

    /** Whether the way leads to a higher row of the seat on turn. */
    static boolean isForward(Course course, int from, int to) {
        Seat mover = course.mover();
        return course.terrain.board.row(mover, to) > course.terrain.board.row(mover, from);
    }

    /** Whether the game is dead and both are still in. */
    static boolean isPossible(Course course) {
        return course.progress.isDead() && course.stillIn().size() == 2;
    }

    /** The cells of a seat's last men, in order. */
    static IntStream lastMen(Course course, Seat seat) {
        int row = lastRow(course, seat);
        return men(course, seat).filter(cell -> course.terrain.board.row(seat, cell) == row);
    }

    private static int lastRow(Course course, Seat seat) {
        return men(course, seat)
                .map(cell -> course.terrain.board.row(seat, cell))
                .min()
                .orElse(0);
    }

    private static IntStream men(Course course, Seat seat) {
        return IntStream.range(0, course.men.size()).filter(cell -> course.men.owner(cell) == seat.index());
    }
}
