package dev.tiaoqi.engine.score;

import java.util.List;

/** The levels, and the totals of points at which they begin (R6.9); their titles are texts. */
public final class Levels {

    private static final List<Integer> FROM = List.of(
            Integer.MIN_VALUE,
            50,
            100,
            150,
            200,
            250,
            400,
            600,
            800,
            1000,
            1500,
            2000,
            2500,
            3000,
            4000,
            5000,
            6000,
            7000,
            9000,
            11000,
            13000,
            15000,
            18000,
            21000,
            25000);

    public static final int LOWEST = 1;
    public static final int HIGHEST = FROM.size();

    private Levels() {}

    /** The last level whose threshold the total has reached; level 1 for every total below 50, negative ones too. */
    public static int of(int total) {
        int level = HIGHEST;
        while (total < FROM.get(level - 1)) {
            level--;
        }
        return level;
    }

    /** The total a level begins at; level 1, which begins nowhere, has {@link Integer#MIN_VALUE}. */
    public static int from(int level) {
        return FROM.get(level - 1);
    }
}
