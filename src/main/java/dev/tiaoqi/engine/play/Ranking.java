package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Ranks given so far (R3.2, R3.3): from the top by finishing, from the bottom by leaving. Each list has the groups
 * that share a rank in the order in which they got it.
 */
record Ranking(List<List<Seat>> finished, List<List<Seat>> left) {

    static final Ranking NONE = new Ranking(List.of(), List.of());

    /** These seats take the best rank free. */
    Ranking finish(List<Seat> group) {
        return new Ranking(append(finished, group), left);
    }

    /** This seat takes the best rank together with those who got it last. */
    Ranking finishWithLast(Seat seat) {
        List<List<Seat>> groups = new ArrayList<>(finished);
        groups.set(
                groups.size() - 1,
                Stream.concat(groups.getLast().stream(), Stream.of(seat))
                        .sorted()
                        .toList());
        return new Ranking(List.copyOf(groups), left);
    }

    /** These seats take the lowest rank free. */
    Ranking leave(List<Seat> group) {
        return new Ranking(finished, append(left, group));
    }

    /** All groups, best first; those who were still in take the ranks between. */
    List<List<Seat>> complete(List<List<Seat>> between) {
        return Stream.of(finished, between, left.reversed())
                .flatMap(List::stream)
                .filter(group -> !group.isEmpty())
                .toList();
    }

    /**
     * The match score of every seat (R3.6): the mean over the opponents of 1 for each ranked below, 0 for each above
     * and a half for each equal. With two players that is 1, 0 or a half.
     */
    static SortedMap<Seat, Score> scores(List<List<Seat>> groups) {
        int seats = groups.stream().mapToInt(List::size).sum();
        SortedMap<Seat, Score> scores = new TreeMap<>();
        int below = seats;
        for (List<Seat> group : groups) {
            below -= group.size();
            for (Seat seat : group) {
                scores.put(seat, Score.of(2 * below + group.size() - 1, 2 * (seats - 1)));
            }
        }
        return scores;
    }

    private static List<List<Seat>> append(List<List<Seat>> groups, List<Seat> group) {
        return Stream.concat(groups.stream(), Stream.of(group.stream().sorted().toList()))
                .toList();
    }
}
