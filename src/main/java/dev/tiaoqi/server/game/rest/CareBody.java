package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.game.Invalid;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which seat, needed by those who hold several, and the level of the computer that shall play for it. */
record CareBody(@Nullable String seat, @Nullable Integer level) {

    private static final int USUAL = 1;

    static Optional<Seat> named(@Nullable CareBody body) {
        return Optional.ofNullable(body).flatMap(given -> Invalid.seat(given.seat()));
    }

    static int wanted(@Nullable CareBody body) {
        return body == null ? USUAL : Objects.requireNonNullElse(body.level(), USUAL);
    }
}
