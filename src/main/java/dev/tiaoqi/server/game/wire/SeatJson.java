package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A seat: {@code kind} is human, guest, bot or open; {@code awaySince} stands there for people who are not present. */
record SeatJson(
        String seat,
        String kind,
        @Nullable String name,
        @Nullable Integer team,
        int menHome,
        String state,
        @Nullable Integer rank,
        @Nullable Integer points,
        boolean present,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant awaySince) {}
