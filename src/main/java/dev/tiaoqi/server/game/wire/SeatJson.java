package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A seat: {@code kind} is human (somebody registered), guest, deleted, bot or open. {@code presence} is online, away or
 * disconnected, {@code since} tells since when for those who are not online; {@code present} says in one word whether
 * he is online, and {@code awaySince} is {@code since}, left out for those online. {@code level} is that of a rated
 * game's player before it, {@code points} what it was worth to him. {@code quitsAt}: he was suspended, and quits then.
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
        boolean inCare,
        @Nullable DeadlineJson deadline,
        @Nullable String presence,
        @Nullable Instant since,
        boolean present,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant awaySince,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant quitsAt) {

    SeatJson inTeam(@Nullable Integer number) {
        return of(number, points);
    }

    /** The same with what the game was worth. */
    SeatJson with(@Nullable Integer earned) {
        return of(team, earned);
    }

    private SeatJson of(@Nullable Integer inTeam, @Nullable Integer earned) {
        return new SeatJson(
                seat, kind, name, inTeam, menHome, state, rank, earned, level, inCare, deadline, presence, since,
                present, awaySince, quitsAt);
    }
}
