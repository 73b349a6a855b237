package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Setups drawn by lot, each valid by R1.5 and R11. The same seed always draws the same one. */
public final class RandomRules {

    private static final List<String> TABLES = List.of(
            "star4 2 10",
            "star4 2 15",
            "star4 2 19",
            "star4 3 10",
            "star4 3 15",
            "star4 4 10",
            "star4 4 13",
            "star4 6 10",
            "star3 2 6",
            "star3 2 10",
            "star3 3 6",
            "star3 3 10",
            "star3 4 6",
            "star3 6 6",
            "square16 2 19",
            "square16 4 13");

    private final SplittableRandom lot;
    private final Map<String, String> rules = new TreeMap<>();

    private RandomRules(long seed) {
        lot = new SplittableRandom(seed);
    }

    /**
     * The setup of a seed: {@code board}, {@code players}, {@code men} and the options by their JSON names (R11), each
     * value as a record's tag writes it; {@code first} is always a seat. There is no clock.
     */
    public static Map<String, String> of(long seed) {
        RandomRules random = new RandomRules(seed);
        random.draw();
        return random.rules;
    }

    private void draw() {
        String[] table = TABLES.get(lot.nextInt(TABLES.size())).split(" ", -1);
        rules.put("board", table[0]);
        rules.put("players", table[1]);
        rules.put("men", table[2]);
        List<String> seats = Setup.of(rules).seats();
        put("first", seats.toArray(String[]::new));
        put("hop", "adjacent", "adjacent", "adjacent-2", "adjacent-3", "symmetric", "symmetric");
        put("foreignCamps", "allowed", "noStopping", "forbidden");
        put("stayInTarget", "true", "false");
        put("pass", "whenStuck", "whenStuck", "allowed");
        put("turnOrder", "clockwise", "counterclockwise");
        put("equalTurns", "false", "true");
        put("repetitionLimit", "none", "3");
        put("win", "filled", "ownMen");
        rules.put("maxRounds", Integer.toString(lot.nextInt(20, 81)));
        rules.put("homeDeadlines", deadlines(Integer.parseInt(table[2])));
        rules.put("clock", "none");
        put("firstEntrySkips", "false", "true");
        if (seats.size() == 2) {
            put("deadGame", "false", "true", "true");
        }
        if (seats.size() >= 4) {
            put("teams", "false", "true", "true");
        }
        drawVariant();
    }

    /** Items on the board they are made for, dice, capture with the hops it asks for, or none of them. */
    private void drawVariant() {
        boolean star4 = rules.get("board").equals("star4");
        List<String> variants =
                List.of((star4 ? "items items items dice capture none" : "dice capture none").split(" "));
        for (String option : List.of("items", "dice", "capture")) {
            rules.put(option, "false");
        }
        String variant = variants.get(lot.nextInt(variants.size()));
        if (!variant.equals("none")) {
            rules.put(variant, "true");
        }
        if (variant.equals("capture")) {
            rules.put("hop", "adjacent");
        }
    }

    private void put(String option, String... values) {
        rules.put(option, values[lot.nextInt(values.length)]);
    }

    /** Up to three deadlines, later ones asking for more; R11: with {@code ownMen} the last asks for all men. */
    private String deadlines(int men) {
        int count = lot.nextInt(4);
        TreeSet<Integer> rounds = new TreeSet<>();
        TreeSet<Integer> asked = new TreeSet<>();
        while (rounds.size() < count || asked.size() < count) {
            rounds.add(lot.nextInt(3, 45));
            asked.add(lot.nextInt(1, men));
        }
        List<String> deadlines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            deadlines.add(rounds.removeFirst() + ":" + asked.removeFirst());
        }
        boolean all = rules.get("win").equals("ownMen") || lot.nextInt(4) == 0;
        Stream<String> last = all ? Stream.of(lot.nextInt(45, 60) + ":" + men) : Stream.empty();
        String text = String.join(" ", Stream.concat(deadlines.stream(), last).toList());
        return text.isEmpty() ? "none" : text;
    }
}
