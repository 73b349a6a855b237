package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.game.Invalid;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which seat is meant; needed by those who hold several. */
record SeatBody(@Nullable String seat) {

    /** The seat named in a body that may be left out. */
    static Optional<Seat> named(@Nullable SeatBody body) {
        return Optional.ofNullable(body).flatMap(given -> Invalid.seat(given.seat()));
    }
}
