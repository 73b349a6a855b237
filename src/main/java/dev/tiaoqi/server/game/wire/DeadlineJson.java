package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.game.Obligation;

/** What R4.1 asks of a seat next: by the end of its turn of this round so many men outside; how many are, and are not. */
record DeadlineJson(int round, int men, int outside, int missing) {

    static DeadlineJson of(Obligation asked) {
        return new DeadlineJson(asked.round(), asked.men(), asked.outside(), asked.missing());
    }
}
