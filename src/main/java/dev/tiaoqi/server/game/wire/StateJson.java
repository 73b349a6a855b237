package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How it stands; lists leave the position and the items out. */
record StateJson(
        @Schema(example = "running") String status,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String position,
        @Nullable String first,
        int round,
        int ply,
        @Schema(example = "D") @Nullable String toMove,
        List<SeatJson> seats,
        List<OfferJson> offers,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ItemsJson items,
        @Nullable ClocksJson clocks,
        @Nullable ResultJson result) {}
