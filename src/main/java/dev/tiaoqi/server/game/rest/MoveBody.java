package dev.tiaoqi.server.game.rest;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/** A move, and the number of turns already played as its sender sees it. */
record MoveBody(
        @NotNull @Nullable String move, @NotNull @PositiveOrZero @Nullable Integer ply) {}
