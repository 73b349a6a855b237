package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Who gets which rank, and the match score for it (R3.2 to R3.7). */
record Ranks(List<Player> players) {

    List<Player> stillIn() {
        return players.stream().filter(Player::isIn).toList();
    }

    /** Ranks go by the order of finishing; with {@code equalTurns} those of one round share (R3.2). */
    void finish(Player player, int round, boolean equalTurns) {
        player.rank = players.stream()
                .filter(other -> equalTurns && other.finishedIn == round)
                .mapToInt(other -> other.rank)
                .findFirst()
                .orElse(bestFree());
        player.state = "finished";
        player.finishedIn = round;
    }

    /** R3.3: who leaves takes the lowest rank still free. */
    void leave(Player player, String state) {
        player.rank =
                players.size() - (int) players.stream().filter(Player::hasLeft).count();
        player.state = state;
    }

    /** R9.3: as those who leave at that moment; several share the rank. */
    void captureOut(List<Player> out) {
        int rank =
                players.size() - (int) players.stream().filter(Player::hasLeft).count() - out.size() + 1;
        for (Player player : out) {
            player.rank = rank;
            player.state = "capturedOut";
        }
    }

    /** The last one in takes the best rank free (R3.2), or all still in share it (R3.4). */
    void shareFreeRanks() {
        int best = bestFree();
        stillIn().forEach(player -> player.rank = best);
    }

    /** R3.7: the smaller remaining distance ranks before the greater, equal ones share. */
    void shareFreeRanksBy(ToIntFunction<Player> distance) {
        int best = bestFree();
        List<Player> in = stillIn();
        for (Player player : in) {
            int before = (int) in.stream()
                    .filter(other -> distance.applyAsInt(other) < distance.applyAsInt(player))
                    .count();
            player.rank = best + before;
        }
    }

    private int bestFree() {
        return 1 + (int) players.stream().filter(Player::hasFinished).count();
    }

    /** Best first, seats that share a rank together, by letter. */
    List<List<String>> ranking() {
        TreeMap<Integer, List<String>> byRank = new TreeMap<>();
        for (Player player : players) {
            byRank.computeIfAbsent(player.rank, rank -> new ArrayList<>()).add(player.seat);
        }
        byRank.values().forEach(seats -> seats.sort(null));
        return List.copyOf(byRank.values());
    }

    /** R3.6: the mean over the opponents, 1 for each ranked below, 1/2 for each equal, as a fraction (N4). */
    NavigableMap<String, String> scores() {
        NavigableMap<String, String> scores = new TreeMap<>();
        for (Player player : players) {
            int halves = 0;
            for (Player other : players) {
                halves += other.rank > player.rank ? 2 : other != player && other.rank == player.rank ? 1 : 0;
            }
            scores.put(player.seat, fraction(halves, 2 * (players.size() - 1)));
        }
        return scores;
    }

    private static String fraction(int above, int below) {
        for (int divisor = below; divisor > 1; divisor--) {
            if (above % divisor == 0 && below % divisor == 0) {
                return fraction(above / divisor, below / divisor);
            }
        }
        return below == 1 ? Integer.toString(above) : above + "/" + below;
    }

    Map<String, Player> bySeat() {
        Map<String, Player> bySeat = new TreeMap<>();
        players.forEach(player -> bySeat.put(player.seat, player));
        return bySeat;
    }
}
