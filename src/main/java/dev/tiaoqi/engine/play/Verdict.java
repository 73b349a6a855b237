package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The ranks, best first, and the match scores with which a game ends. */
record Verdict(List<List<Seat>> ranking, SortedMap<Seat, Score> scores) {

    private static final Score SUPERIOR = Score.of(3, 4);
    private static final Score INFERIOR = Score.of(1, 4);

    /** The scores that follow from the ranks (R3.6, R7). */
    static Verdict of(Course course, List<List<Seat>> ranking) {
        return new Verdict(ranking, course.terrain.isInTeams() ? Teams.scores(ranking) : Ranking.scores(ranking));
    }

    /**
     * A dead game in which this seat was the first to concede, after its move (R5.2): half a step is off its remaining
     * distance, so nobody is level. Counted here in half steps.
     */
    static Verdict ofDeadGame(Course course, Seat conceder) {
        Seat other = course.terrain.seats.stream()
                .filter(seat -> seat != conceder)
                .findFirst()
                .orElseThrow();
        int ahead = 2 * distance(course, other) - (2 * distance(course, conceder) - 1);
        boolean superior = Math.abs(ahead) == 1;
        SortedMap<Seat, Score> scores = new TreeMap<>();
        Seat better = ahead > 0 ? conceder : other;
        Seat worse = ahead > 0 ? other : conceder;
        scores.put(better, superior ? SUPERIOR : Score.WIN);
        scores.put(worse, superior ? INFERIOR : Score.LOSS);
        return new Verdict(List.of(List.of(better), List.of(worse)), scores);
    }

    /** A dead game in which neither has conceded: both have lost and share rank 1 (R5.2). */
    static Verdict ofDeadGame(Course course) {
        SortedMap<Seat, Score> scores = new TreeMap<>();
        course.terrain.seats.forEach(seat -> scores.put(seat, Score.LOSS));
        return new Verdict(List.of(course.terrain.seats), scores);
    }

    private static int distance(Course course, Seat seat) {
        return course.terrain.distance(seat, course.men.owners);
    }
}
