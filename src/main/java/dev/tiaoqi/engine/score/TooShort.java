package dev.tiaoqi.engine.score;

import dev.tiaoqi.engine.rules.Hop;

/** Games that ended too soon for anybody to gain by them (R6.8). */
final class TooShort {

    private static final int AFTER_LEAVING = 11;
    private static final int SYMMETRIC = 10;
    private static final int OTHERWISE = 18;

    private TooShort() {}

    static boolean is(Ended game) {
        return game.round() < firstLongEnough(game);
    }

    private static int firstLongEnough(Ended game) {
        return switch (game.reason()) {
            case RESIGNATION, QUIT, PASSIVE, TIMEOUT -> AFTER_LEAVING;
            case FINISHED, TEAM_WON, EQUAL_TURNS, AGREEMENT, DEAD_GAME, MAX_ROUNDS, ALL_PASSED, CAPTURED ->
                game.hop() == Hop.SYMMETRIC ? SYMMETRIC : OTHERWISE;
        };
    }
}
