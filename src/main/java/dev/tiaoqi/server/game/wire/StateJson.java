package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How it stands; lists leave the position out. */
record StateJson(
        @Schema(example = "running") String status,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String position,
        @Nullable String first,
        int round,
        int ply,
        @Schema(example = "D") @Nullable String toMove,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Schema(example = "4") @Nullable
        Integer die,

        List<SeatJson> seats,
        List<OfferJson> offers,
        @Nullable ClocksJson clocks,
        @Nullable ResultJson result,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ChanceJson chance) {}
