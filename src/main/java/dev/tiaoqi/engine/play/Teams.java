package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.game.SeatState;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Whether a team has won or lost (R7), and the two ranks and scores that come of it (R3.6). */
final class Teams {

    private Teams() {}

    /** One of its players has finished, or it has had enough men home. */
    static boolean hasWon(Course course, int team) {
        return course.counted.contains(team) || states(course, team).anyMatch(state -> state == SeatState.FINISHED);
    }

    /** One of its players has quit or is passive, or nobody plays on for it: all have resigned or are captured out. */
    static boolean hasLost(Course course, int team) {
        return states(course, team).anyMatch(state -> state == SeatState.QUIT || state == SeatState.PASSIVE)
                || states(course, team)
                        .allMatch(state -> state == SeatState.RESIGNED || state == SeatState.CAPTURED_OUT);
    }

    static boolean oneHasWon(Course course) {
        return course.terrain.teamNumbers().stream().anyMatch(team -> hasWon(course, team));
    }

    static boolean oneHasLost(Course course) {
        return course.terrain.teamNumbers().stream().anyMatch(team -> hasLost(course, team));
    }

    /** The winners, then the losers; all together when both teams have won, or neither (R3.2, R3.4). */
    static List<List<Seat>> ranking(Course course) {
        if (oneHasLost(course)) {
            return hasLost(course, 2) ? wonBy(course, 1) : wonBy(course, 2);
        }
        boolean first = hasWon(course, 1);
        return first == hasWon(course, 2) ? List.of(course.terrain.seats) : wonBy(course, first ? 1 : 2);
    }

    /** By the sums of the remaining distances, less before more (R3.7). */
    static List<List<Seat>> byDistance(Course course) {
        int difference = distance(course, 1) - distance(course, 2);
        return difference == 0 ? List.of(course.terrain.seats) : wonBy(course, difference < 0 ? 1 : 2);
    }

    /** One score for the whole team, whoever of it is still there (R3.6). */
    static SortedMap<Seat, Score> scores(List<List<Seat>> ranking) {
        SortedMap<Seat, Score> scores = new TreeMap<>();
        Score best = ranking.size() == 1 ? Score.DRAW : Score.WIN;
        ranking.getFirst().forEach(seat -> scores.put(seat, best));
        ranking.stream().skip(1).flatMap(List::stream).forEach(seat -> scores.put(seat, Score.LOSS));
        return scores;
    }

    private static List<List<Seat>> wonBy(Course course, int team) {
        return List.of(course.terrain.members(team), course.terrain.members(3 - team));
    }

    private static int distance(Course course, int team) {
        return course.terrain.members(team).stream()
                .mapToInt(seat -> course.terrain.distance(seat, course.men.owners))
                .sum();
    }

    private static Stream<SeatState> states(Course course, int team) {
        return course.terrain.members(team).stream()
                .map(seat -> course.side(seat).state());
    }
}
