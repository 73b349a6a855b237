package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.rules.Option;
import java.util.EnumMap;
import java.util.Map;

/**
 * Whether anybody still gets nearer home (R5.2): the least remaining distance each player has had, the round of the
 * last new least, and the round at whose end the game was dead, 0 before. Once dead it stays so.
 */
record Progress(Map<Seat, Integer> least, int round, int died) {

    private static final Progress NOT_COUNTED = new Progress(Map.of(), 0, 0);

    /** Before anything has moved there is progress to count from (R5.2). */
    static Progress atStart(Course course) {
        return course.is(Option.DEAD_GAME) ? NOT_COUNTED.with(course, course.round - 1) : NOT_COUNTED;
    }

    /** After a turn of either: whether somebody is nearer home than he ever was. */
    static void look(Course course) {
        Progress before = course.progress;
        if (before.least.entrySet().stream().anyMatch(each -> distance(course, each.getKey()) < each.getValue())) {
            course.progress = before.with(course, course.round);
        }
    }

    /** At the end of a round: dead by now? Whether both have let their turns to concede go by since. */
    static boolean isGivenUp(Course course) {
        Progress before = course.progress;
        if (before.isDead()) {
            return course.round >= before.died + DeadGame.TURNS;
        }
        if (course.is(Option.DEAD_GAME) && course.round - before.round >= DeadGame.ROUNDS) {
            course.progress = new Progress(before.least, before.round, course.round);
        }
        return false;
    }

    boolean isDead() {
        return died > 0;
    }

    /** Rounds completed without a new least; that of the last new least is not counted. */
    int rounds(Course course) {
        return isDead() ? DeadGame.ROUNDS : Math.max(0, course.round - 1 - round);
    }

    /** Turns a seat still has to concede; with two still in, each has one in every round, whatever becomes of it. */
    int turnsLeft(Course course, Seat seat) {
        if (!isDead()) {
            return DeadGame.TURNS;
        }
        boolean hadItsTurn = course.order.indexOf(seat) < course.order.indexOf(course.mover());
        return DeadGame.TURNS - (course.round - died - 1) - (hadItsTurn ? 1 : 0);
    }

    private Progress with(Course course, int inRound) {
        Map<Seat, Integer> now = new EnumMap<>(Seat.class);
        course.terrain.seats.forEach(seat ->
                now.put(seat, Math.min(distance(course, seat), least.getOrDefault(seat, Integer.MAX_VALUE))));
        return new Progress(Map.copyOf(now), inRound, died);
    }

    private static int distance(Course course, Seat seat) {
        return course.terrain.distance(seat, course.men.owners);
    }
}
