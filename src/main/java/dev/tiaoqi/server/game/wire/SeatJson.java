package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A seat: {@code kind} is human, guest, bot or open. {@code presence} is online, away or disconnected, with since when
 * for those who are not online; {@code present} and {@code awaySince} say the same in fewer words.
 */
record SeatJson(
        @Schema(example = "A") String seat,
        @Schema(example = "guest") String kind,
        @Schema(example = "游客-7f3k") @Nullable String name,
        @Nullable Integer team,
        int menHome,
        @Schema(example = "playing") String state,
        @Nullable Integer rank,
        @Nullable Integer points,
        boolean inCare,
        @Nullable DeadlineJson deadline,
        @Nullable String presence,
        @Nullable Instant since,
        boolean present,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant awaySince) {}
