package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Map;

/** What is only allowed where nothing is at stake. */
final class Unrated {

    private Unrated() {}

    /** Throws {@code gameOver}, {@code notStarted}, {@code ratedGame} or {@code notStillIn}. */
    static void check(Table table, Seat seat) {
        Life.running(table);
        if (table.agreement().rules().get(Option.RATED)) {
            throw new ApiProblem(ProblemCode.RATED_GAME);
        }
        if (table.playing().standing(seat).state() != SeatState.PLAYING) {
            throw new ApiProblem(ProblemCode.NOT_STILL_IN, Map.of("seat", seat));
        }
    }
}
