package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Who is out or has finished already when a game begins from a position (N2). */
final class Starts {

    private Starts() {}

    static Course course(Terrain terrain, Position start) {
        Course course = new Course(terrain, start);
        List<Seat> out = all(course, seat -> start.men(seat).equals(CellSet.EMPTY));
        List<Seat> finished = all(course, seat -> course.men.isFull(seat.index()));
        out.forEach(seat -> course.sides.put(seat, Side.NEW.become(SeatState.CAPTURED_OUT)));
        finished.forEach(seat -> course.sides.put(seat, Side.NEW.become(SeatState.FINISHED)));
        if (!out.isEmpty()) {
            course.ranking = course.ranking.leave(out);
        }
        if (!finished.isEmpty()) {
            course.ranking = course.ranking.finish(finished);
        }
        return course;
    }

    /** The teams that have won or lost already: no game begins there. */
    static List<Problem> decided(Course course) {
        List<Problem> problems = new ArrayList<>();
        for (int team : course.terrain.teamNumbers()) {
            if (Teams.hasWon(course, team) || TeamCount.isReached(course.men, team)) {
                problems.add(Problem.of("teamHasWon", team));
            }
            if (Teams.hasLost(course, team)) {
                problems.add(Problem.of("teamHasLost", team));
            }
        }
        return problems;
    }

    private static List<Seat> all(Course course, Predicate<Seat> which) {
        return course.terrain.seats.stream().filter(which).toList();
    }
}
