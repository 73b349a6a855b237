package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A seat: {@code kind} is human, guest, bot or open; {@code awaySince} stands there for people who are not present. */
record SeatJson(
        @Schema(example = "A") String seat,
        @Schema(example = "guest") String kind,
        @Schema(example = "游客-7f3k") @Nullable String name,
        @Nullable Integer team,
        int menHome,
        @Schema(example = "playing") String state,
        @Nullable Integer rank,
        @Nullable Integer points,
        boolean present,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant awaySince) {

    SeatJson inTeam(int number) {
        return new SeatJson(seat, kind, name, number, menHome, state, rank, points, present, awaySince);
    }
}
