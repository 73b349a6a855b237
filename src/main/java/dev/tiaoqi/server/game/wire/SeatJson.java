package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A seat: {@code kind} is player, guest, deleted, human, bot or open; {@code awaySince} stands there for people who are not present;
 * {@code level} is that of a rated game's player before it, {@code points} what it was worth to him.
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
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer level,
        boolean present,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant awaySince) {

    SeatJson inTeam(@Nullable Integer number) {
        return new SeatJson(seat, kind, name, number, menHome, state, rank, points, level, present, awaySince);
    }

    /** The same with what the game was worth. */
    SeatJson with(@Nullable Integer earned) {
        return new SeatJson(seat, kind, name, team, menHome, state, rank, earned, level, present, awaySince);
    }
}
