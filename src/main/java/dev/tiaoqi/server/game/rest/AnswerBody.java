package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.game.Invalid;
import org.jspecify.annotations.Nullable;

/** Whether a draw is accepted, and for which seat if one holds several. */
record AnswerBody(@Nullable Boolean accept, @Nullable String seat) {

    boolean accepts() {
        return Invalid.required("accept", accept);
    }
}
