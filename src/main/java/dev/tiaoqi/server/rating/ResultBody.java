package dev.tiaoqi.server.rating;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A result whose worth is asked for. {@code score} is by seat, for a dead game. */
record ResultBody(
        @Nullable Integer players,
        @Nullable Boolean teams,
        @Nullable String hop,
        @Nullable Integer men,
        @Nullable String reason,
        @Nullable Integer round,
        @Nullable List<@Nullable StandingBody> seats,
        @Nullable Map<String, @Nullable BigDecimal> score) {

    /** Where one seat stood; {@code level} is its player's before the game. */
    record StandingBody(
            @Nullable String seat,
            @Nullable Integer level,
            @Nullable Integer rank,
            @Nullable String state,
            @Nullable Integer menHome) {}
}
