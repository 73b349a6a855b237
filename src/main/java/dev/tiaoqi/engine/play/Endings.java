package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Whether the game is over, who is next, and in which round (R2.9, R3.2, R3.7, R3.8). */
final class Endings {

    private static final int ROUNDS_OF_PASSES = 3;

    private Endings() {}

    /** After a turn of this seat, or its departure while on turn. */
    static void afterTurnOf(Course course, Seat seat) {
        int place = course.order.indexOf(seat);
        if (!isOver(course, place + 1)) {
            next(course, place);
        }
    }

    /** After the departure of a seat that was not on turn. */
    static void afterDeparture(Course course) {
        isOver(course, course.order.indexOf(course.mover()));
    }

    /** Once nobody is left to ask and somebody has accepted, the draw is agreed (R3.4). */
    static boolean whenAgreed(Course course) {
        Offer offer = course.offer;
        if (offer == null || !offer.agreed()) {
            return false;
        }
        end(course, Reason.AGREEMENT, List.of(course.stillIn()));
        return true;
    }

    /** At most one is still in, and nobody waits for his equal turn; {@code place} is the first in turn order yet to move. */
    private static boolean isOver(Course course, int place) {
        List<Seat> in = course.stillIn();
        boolean waits = course.is(Option.EQUAL_TURNS)
                && course.finishedInRound
                && course.order.stream().skip(place).anyMatch(course::isStillIn);
        if (in.size() > 1 || waits) {
            return whenAgreed(course);
        }
        end(course, reason(course), List.of(in));
        return true;
    }

    private static Reason reason(Course course) {
        boolean shared = course.is(Option.EQUAL_TURNS)
                && !course.ranking.finished().isEmpty()
                && course.ranking.finished().getFirst().size() > 1;
        return course.last == Reason.FINISHED && shared ? Reason.EQUAL_TURNS : course.last;
    }

    private static void next(Course course, int place) {
        int seats = course.order.size();
        int next = place + 1;
        while (!course.isStillIn(course.order.get(next % seats))) {
            next++;
        }
        if (next >= seats && roundEnds(course)) {
            return;
        }
        course.toMove = course.order.get(next % seats);
    }

    /** The turn passes the place of the seat that began: the round is complete. Whether that ends the game. */
    private static boolean roundEnds(Course course) {
        List<Seat> in = course.stillIn();
        if (in.stream().allMatch(seat -> course.side(seat).passes() >= ROUNDS_OF_PASSES)) {
            end(course, Reason.ALL_PASSED, byDistance(course, in));
        } else if (course.round >= course.terrain.rules.get(Option.MAX_ROUNDS)) {
            end(course, Reason.MAX_ROUNDS, byDistance(course, in));
        } else {
            course.round++;
            course.finishedInRound = false;
        }
        return course.outcome != null;
    }

    /** The seats by remaining distance, less before more, equal together (R3.7). */
    private static List<List<Seat>> byDistance(Course course, List<Seat> seats) {
        Map<Integer, List<Seat>> groups = seats.stream()
                .collect(Collectors.groupingBy(
                        seat -> course.terrain.distance(seat, course.men.owners), TreeMap::new, Collectors.toList()));
        return List.copyOf(groups.values());
    }

    static void end(Course course, Reason reason, List<List<Seat>> stillIn) {
        List<List<Seat>> ranking = course.ranking.complete(stillIn);
        course.toMove = null;
        course.offer = null;
        course.outcome = new Outcome(reason, ranking, Ranking.scores(ranking), course.round, course.ply);
    }
}
