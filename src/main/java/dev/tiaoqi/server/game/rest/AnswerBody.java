package dev.tiaoqi.server.game.rest;

import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** Whether a draw is accepted, and for which seat if one holds several. */
record AnswerBody(@NotNull @Nullable Boolean accept, @Nullable String seat) {}
