package dev.tiaoqi.server.game;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;

/** What can only be done at one time in a game's life. */
final class Life {

    private Life() {}

    /** Throws {@code notStarted} or {@code gameOver} unless the game runs. */
    static void running(Table table) {
        notOver(table);
        if (table.status() == Status.OPEN) {
            throw new ApiProblem(ProblemCode.NOT_STARTED);
        }
    }

    /** Throws {@code alreadyStarted} or {@code gameOver} unless the game waits for its start. */
    static void open(Table table) {
        notOver(table);
        if (table.status() == Status.RUNNING) {
            throw new ApiProblem(ProblemCode.ALREADY_STARTED);
        }
    }

    static void notOver(Table table) {
        if (table.status().over()) {
            throw new ApiProblem(ProblemCode.GAME_OVER);
        }
    }
}
