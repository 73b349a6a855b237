package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A turn that was taken; {@code ply} counts those before it, {@code captured} are the cells whose men came off,
 * {@code effects} tells what items did.
 */
record TurnJson(
        int ply,
        int version,
        int round,
        @Schema(example = "A") String seat,
        @Schema(example = "l3:j5") String move,
        @Schema(example = "[\"l3\", \"j5\"]") List<String> trail,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> captured,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer die,
        Instant at,
        long thinkMillis,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<EffectJson> effects) {}
