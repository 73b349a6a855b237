package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.Invalid;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a list is asked for. */
record ListQuery(
        @Parameter(example = "running") @Nullable String status,

        @Parameter(description = "a player's name") @Nullable
        String player,

        @Parameter(example = "classic") @Nullable String preset,

        @Parameter(example = "2") @Nullable Integer players,

        @Nullable Boolean rated,

        @Parameter(description = "those that wait for players", example = "free") @Nullable
        String seat,

        @Parameter(description = "your own, also those that are not listed") @Nullable
        Boolean mine,

        @Parameter(description = "1 to 100", example = "20") @Nullable
        Integer limit,

        @Parameter(description = "next of the page before") @Nullable
        String cursor) {

    private static final int PAGE = 20;

    int pageSize() {
        return Objects.requireNonNullElse(limit, PAGE);
    }

    Optional<Cursor> after() {
        return Optional.ofNullable(cursor)
                .map(text -> Cursor.parse(text).orElseThrow(() -> Invalid.value("cursor", "unknown")));
    }
}
