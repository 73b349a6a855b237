package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;

/** A turn that was taken; {@code ply} counts those before it, {@code effects} tells what items did. */
record TurnJson(
        int ply,
        int version,
        int round,
        @Schema(example = "A") String seat,
        @Schema(example = "l3:j5") String move,
        @Schema(example = "[\"l3\", \"j5\"]") List<String> trail,
        Instant at,
        long thinkMillis,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<EffectJson> effects) {}
