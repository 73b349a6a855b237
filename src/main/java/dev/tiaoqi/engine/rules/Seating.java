package dev.tiaoqi.engine.rules;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Which numbers of players and men a board takes, and who sits where (R1.5, R1.6). */
public final class Seating {

    private static final Map<String, Map<Integer, Set<Integer>>> MEN = Map.of(
            "star4", Map.of(2, Set.of(10, 15, 19), 3, Set.of(10, 15), 4, Set.of(10, 13), 6, Set.of(10)),
            "star3", Map.of(2, Set.of(6, 10), 3, Set.of(6, 10), 4, Set.of(6), 6, Set.of(6)),
            "square16", Map.of(2, Set.of(19), 4, Set.of(13)));

    private Seating() {}

    public static Set<String> boards() {
        return new TreeSet<>(MEN.keySet());
    }

    /** The numbers of players the board takes, rising; empty for a board there is not. */
    public static Set<Integer> players(String board) {
        return new TreeSet<>(MEN.getOrDefault(board, Map.of()).keySet());
    }

    /** The numbers of men each may have, rising; empty for a board or a number of players there is not. */
    public static Set<Integer> men(String board, int players) {
        return new TreeSet<>(MEN.getOrDefault(board, Map.of()).getOrDefault(players, Set.of()));
    }

    /** Two teams in which every other of these seats plays, team 1 first (R7). */
    static List<List<Seat>> teams(List<Seat> seats) {
        return IntStream.range(0, 2)
                .mapToObj(team -> IntStream.range(0, seats.size())
                        .filter(place -> place % 2 == team)
                        .mapToObj(seats::get)
                        .toList())
                .toList();
    }

    /** The seats of so many players, by letter; throws {@link IllegalArgumentException} for a number refused. */
    public static List<Seat> seats(String board, int players) {
        boolean square = board.equals("square16");
        return switch (players) {
            case 2 -> square ? List.of(Seat.A, Seat.C) : List.of(Seat.A, Seat.D);
            case 3 -> List.of(Seat.A, Seat.C, Seat.E);
            case 4 -> square ? List.of(Seat.A, Seat.B, Seat.C, Seat.D) : List.of(Seat.A, Seat.B, Seat.D, Seat.E);
            case 6 -> List.of(Seat.values());
            default -> throw new IllegalArgumentException("no seating for " + players + " players");
        };
    }
}
