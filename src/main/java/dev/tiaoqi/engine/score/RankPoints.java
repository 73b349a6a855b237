package dev.tiaoqi.engine.score;

import java.util.List;
import java.util.Map;

/** Points for each rank of those who play each for himself (R6.3), and for teams (R6.4). */
final class RankPoints {

    private static final Map<Integer, List<Integer>> BY_PLAYERS = Map.of(
            3, List.of(30, 15, -15),
            4, List.of(35, 25, 15, -15),
            6, List.of(45, 35, 25, 15, -15, -25));

    /** For the winners and for the losers. */
    private static final Map<Integer, List<Integer>> TEAMS = Map.of(4, List.of(30, -10), 6, List.of(40, -15));

    private RankPoints() {}

    /** A shared rank pays the average of the places it takes up (R6.3). */
    static int of(Ended game, Place place) {
        int sharing = (int) game.places().stream()
                .filter(other -> other.rank() == place.rank())
                .count();
        List<Integer> table = BY_PLAYERS.getOrDefault(game.players(), List.of());
        return table.stream()
                        .skip(place.rank() - 1L)
                        .limit(sharing)
                        .mapToInt(each -> each)
                        .sum()
                / sharing;
    }

    static int ofTeam(Ended game, Place place) {
        return TEAMS.getOrDefault(game.players(), List.of()).get(place.rank() == 1 ? 0 : 1);
    }
}
