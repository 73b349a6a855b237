package dev.tiaoqi.server.rating;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody who plays; guests have neither level nor points. */
record PlayerJson(
        @Schema(example = "Lan") String name,
        @Schema(example = "player") String kind,
        @Nullable Integer level,
        @Nullable String title,
        @Nullable Integer points,
        @Nullable Integer nextLevelAt,
        Instant joined,
        List<Sum> results) {}
