package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How it stands; lists leave the position, the items and the signs out. */
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
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ItemsJson items,
        @Nullable ClocksJson clocks,
        @Nullable ResultJson result,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ChanceJson chance,
        @JsonUnwrapped @Nullable SignsJson signs) {

    /** The same with what stands in no list. */
    StateJson with(String shown, @Nullable ItemsJson held, SignsJson told) {
        return new StateJson(
                status, shown, first, round, ply, toMove, die, seats, offers, held, clocks, result, chance, told);
    }
}
