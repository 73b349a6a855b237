package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Standing;
import java.util.List;
import java.util.OptionalInt;

/** How it stands for a seat. */
final class Standings {

    private Standings() {}

    static Standing of(Course course, Seat seat) {
        int menHome = course.men.menHome(seat.index());
        int distance = course.terrain.distance(seat, course.men.owners);
        return new Standing(seat, course.side(seat).state(), menHome, distance, rank(course, seat));
    }

    private static OptionalInt rank(Course course, Seat seat) {
        if (course.terrain.isInTeams()) {
            return course.outcome == null ? OptionalInt.empty() : ofTeam(course.outcome.ranking(), seat);
        }
        if (course.outcome != null) {
            return fromTop(course.outcome.ranking(), seat);
        }
        OptionalInt top = fromTop(course.ranking.finished(), seat);
        return top.isPresent() ? top : fromBottom(course, seat);
    }

    /** 1 for the winners, 2 for the losers, and nobody has a rank before the end (R7). */
    private static OptionalInt ofTeam(List<List<Seat>> groups, Seat seat) {
        return OptionalInt.of(groups.getFirst().contains(seat) ? 1 : 2);
    }

    private static OptionalInt fromTop(List<List<Seat>> groups, Seat seat) {
        int rank = 1;
        for (List<Seat> group : groups) {
            if (group.contains(seat)) {
                return OptionalInt.of(rank);
            }
            rank += group.size();
        }
        return OptionalInt.empty();
    }

    private static OptionalInt fromBottom(Course course, Seat seat) {
        int rank = course.terrain.seats.size() + 1;
        for (List<Seat> group : course.ranking.left()) {
            rank -= group.size();
            if (group.contains(seat)) {
                return OptionalInt.of(rank);
            }
        }
        return OptionalInt.empty();
    }
}
