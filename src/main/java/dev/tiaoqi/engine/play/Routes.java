package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** How one man may go, by the kind of game. R4.3, which needs to know what happened before, is not looked at. */
sealed interface Routes permits Freely, ByCapture, ByDice {

    /** The cells where the man on this one may end his move, in order. */
    IntStream ends(int from);

    /** The moves to such an end: one, but in the capture game one for each set of men captured (R9.3). */
    List<Route> between(int from, int to);

    /** The move that this walk makes, which goes over more than two cells; empty if it is no legal walk (N3). */
    Optional<Route> along(List<Integer> cells);

    /** Why a man can't get there, or not on the way given. */
    default Refusal unreachable(String from, String to) {
        return new Refusal.Unreachable(from, to);
    }

    /** By the rules of the game. */
    static Routes of(Course course, Scratch scratch) {
        return course.is(Option.CAPTURE)
                ? new ByCapture(course, scratch)
                : course.is(Option.DICE) ? new ByDice(scratch, ByDice.actions(course, scratch)) : new Freely(scratch);
    }

    /** The same kind of going on a terrain that is laid out more freely. */
    default Routes on(Terrain free, Course course) {
        Scratch scratch = new Scratch(free, course.men.owners);
        return switch (this) {
            case Freely freely -> new Freely(scratch);
            case ByCapture byCapture -> new ByCapture(course, scratch);
            case ByDice byDice -> new ByDice(scratch, byDice.number);
        };
    }
}
