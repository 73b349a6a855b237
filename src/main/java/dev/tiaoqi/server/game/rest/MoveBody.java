package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Mover;
import org.jspecify.annotations.Nullable;

/** A move, and the number of turns already played as its sender sees it. */
record MoveBody(@Nullable String move, @Nullable Integer ply) {

    Mover.Wish wish() {
        int seen = Invalid.required("ply", ply);
        if (seen < 0) {
            throw Invalid.value("ply", "range");
        }
        return new Mover.Wish(Invalid.required("move", move), seen);
    }
}
