package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.Invalid;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which games that have ended are wanted. */
public record ArchiveQuery(
        @Parameter(description = "a player's name") @Nullable
        String player,

        @Parameter(description = "another player's name; with player") @Nullable
        String opponent,

        @Parameter(description = "won, drawn or lost; with player", example = "won") @Nullable
        String result,

        @Parameter(example = "classic") @Nullable String preset,

        @Parameter(description = "2, 3, 4 or 6", example = "2") @Nullable
        Integer players,

        @Parameter(description = "how it ended, as results say it", example = "finished") @Nullable
        String reason,

        @Parameter(description = "rounds at least", example = "20") @Nullable
        Integer minRounds,

        @Parameter(description = "rounds at most", example = "40") @Nullable
        Integer maxRounds,

        @Parameter(description = "the first moves from the opening of preset and players", example = "l3:j5 f15:h13")
        @Nullable
        String moves,

        @Parameter(description = "a position (N2) among the first 30 turns; not with moves") @Nullable
        String position,

        @Parameter(description = "a day or an instant", example = "2026-11-01") @Nullable
        String from,

        @Parameter(description = "a day, that day included, or an instant", example = "2026-11-30") @Nullable
        String to,

        @Parameter(description = "1 to 100", example = "20") @Nullable
        Integer limit,

        @Parameter(description = "next of the page before") @Nullable
        String cursor) {

    public Optional<Cursor> after() {
        return Optional.ofNullable(cursor)
                .map(text -> Cursor.parse(text).orElseThrow(() -> Invalid.value("cursor", "unknown")));
    }
}
