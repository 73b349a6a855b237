package dev.tiaoqi.server.rating;

import java.util.ArrayList;
import java.util.List;

/** How somebody's games of a preset with so many players ended; {@code ranks} counts first places, second places … */
public record Sum(String preset, int players, int games, int won, int drawn, int lost, List<Integer> ranks) {

    /** So many games that ended alike. */
    record Times(int place, String outcome, int games) {

        int counted(String word) {
            return outcome.equals(word) ? games : 0;
        }
    }

    static Sum of(String preset, int players, Times times) {
        List<Integer> ranks = new ArrayList<>();
        for (int place = 1; place <= players; place++) {
            ranks.add(place == times.place() ? times.games() : 0);
        }
        return new Sum(
                preset,
                players,
                times.games(),
                times.counted("won"),
                times.counted("drawn"),
                times.counted("lost"),
                ranks);
    }

    Sum plus(Sum more) {
        List<Integer> both = new ArrayList<>();
        for (int i = 0; i < ranks.size(); i++) {
            both.add(ranks.get(i) + more.ranks.get(i));
        }
        return new Sum(preset, players, games + more.games, won + more.won, drawn + more.drawn, lost + more.lost, both);
    }
}
