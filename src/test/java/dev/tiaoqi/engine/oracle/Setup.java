package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What was agreed before the first move: board, players, men and the options of R11 under their JSON names, each
 * value as a record's tag writes it; what is left out has R11's default.
 */
record Setup(Board board, int players, int men, Map<String, String> options) {

    /** What stands on the board beside men (N2). */
    static final String ROADBLOCK = "x";

    static final String ROAD_MENDER = "o";

    private static final Map<String, String> SIZES = Map.of(
            "star4 2", "10 15 19",
            "star4 3", "10 15",
            "star4 4", "10 13",
            "star4 6", "10",
            "star3 2", "6 10",
            "star3 3", "6 10",
            "star3 4", "6",
            "star3 6", "6",
            "square16 2", "19",
            "square16 4", "13");

    /** Reads {@code board}, {@code players} and {@code men} too from the map. */
    static Setup of(Map<String, String> all) {
        return new Setup(
                Board.named(all.get("board")),
                Integer.parseInt(all.get("players")),
                Integer.parseInt(all.get("men")),
                all);
    }

    /** R1.5, R1.6, and R11's demands: deadlines that end with all men for {@code ownMen}, two players for a dead game. */
    Optional<String> problem() {
        List<String> sizes =
                List.of(SIZES.getOrDefault(board.name + " " + players, "").split(" ", -1));
        if (!sizes.contains(Integer.toString(men))) {
            return Optional.of("R1.5: " + board.name + " is not for " + players + " players with " + men + " men");
        }
        if (ownMenWin() && !deadlines().containsValue(men)) {
            return Optional.of("R11: ownMen asks for deadlines that end with all men");
        }
        if (deadGame() && players != 2) {
            return Optional.of("R11: deadGame is for two players");
        }
        return variantProblem();
    }

    private Optional<String> variantProblem() {
        if (items() && !board.name.equals("star4")) {
            return Optional.of("R11: items are for star4");
        }
        if (dice() && (items() || capture())) {
            return Optional.of("R11: dice go with neither items nor capture");
        }
        if (capture() && (items() || !hop().equals("adjacent"))) {
            return Optional.of("R11: capture is with adjacent hops and no items");
        }
        return Optional.empty();
    }

    Camps camps() {
        return Camps.of(board, men);
    }

    /** R1.5, R1.6: the seats in play, by letter. */
    List<String> seats() {
        if (board.arm == 0) {
            return players == 2 ? List.of("A", "C") : List.of("A", "B", "C", "D");
        }
        return switch (players) {
            case 2 -> List.of("A", "D");
            case 3 -> List.of("A", "C", "E");
            case 4 -> List.of("A", "B", "D", "E");
            case 6 -> List.of("A", "B", "C", "D", "E", "F");
            default -> throw new IllegalArgumentException("R1.5: " + players + " players");
        };
    }

    /** R2.9: the seats in turn order from the one that begins. */
    List<String> orderFrom(String first) {
        List<String> order = new ArrayList<>(seats());
        if (option("turnOrder", "clockwise").equals("counterclockwise")) {
            Collections.reverse(order);
        }
        Collections.rotate(order, -order.indexOf(first));
        return order;
    }

    String hop() {
        return option("hop", "adjacent");
    }

    String foreignCamps() {
        return option("foreignCamps", "allowed");
    }

    boolean stayInTarget() {
        return option("stayInTarget", "true").equals("true");
    }

    boolean passAllowed() {
        return option("pass", "whenStuck").equals("allowed");
    }

    boolean ownMenWin() {
        return option("win", "filled").equals("ownMen");
    }

    boolean equalTurns() {
        return option("equalTurns", "false").equals("true");
    }

    boolean firstEntrySkips() {
        return option("firstEntrySkips", "false").equals("true");
    }

    boolean deadGame() {
        return option("deadGame", "false").equals("true");
    }

    int maxRounds() {
        return Integer.parseInt(option("maxRounds", "300"));
    }

    boolean teams() {
        return option("teams", "false").equals("true");
    }

    /** R7: seats alternate team 1 and 2 by letter; 0 without teams. */
    int team(String seat) {
        return teams() ? 1 + seats().indexOf(seat) % 2 : 0;
    }

    /** Another seat of the same team. */
    boolean isPartner(String seat, String other) {
        return teams() && !seat.equals(other) && team(seat) == team(other);
    }

    /** Those whose men may be captured while they play (R9.3). */
    Set<String> opponents(String seat) {
        Set<String> opponents = new TreeSet<>(seats());
        opponents.removeIf(other -> other.equals(seat) || isPartner(seat, other));
        return opponents;
    }

    boolean items() {
        return option("items", "false").equals("true");
    }

    boolean dice() {
        return option("dice", "false").equals("true");
    }

    boolean capture() {
        return option("capture", "false").equals("true");
    }

    /** R4.3: how many returns are free, or none when they are not counted. */
    Optional<Integer> repetitionLimit() {
        return Optional.of(option("repetitionLimit", "none"))
                .filter(text -> !text.equals("none"))
                .map(Integer::valueOf);
    }

    /** R4.1: men that must be outside by round; of two deadlines in one round the harder. */
    NavigableMap<Integer, Integer> deadlines() {
        NavigableMap<Integer, Integer> deadlines = new TreeMap<>();
        for (String deadline : option("homeDeadlines", "none").split(" ", -1)) {
            if (deadline.contains(":")) {
                String[] parts = deadline.split(":", -1);
                deadlines.merge(Integer.valueOf(parts[0]), Integer.valueOf(parts[1]), Math::max);
            }
        }
        return deadlines;
    }

    /** R4.2: only {@code perMove} passes a turn by the clock. */
    boolean perMoveClock() {
        return option("clock", "none").startsWith("perMove");
    }

    /** The seat that begins. */
    String first() {
        return option("first", "random");
    }

    private String option(String name, String otherwise) {
        return options.getOrDefault(name, otherwise);
    }
}
