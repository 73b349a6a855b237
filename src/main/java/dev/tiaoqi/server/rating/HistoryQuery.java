package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.Invalid;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which of somebody's games are wanted. */
record HistoryQuery(
        @Parameter(description = "a player's name") @Nullable
        String opponent,

        @Parameter(example = "classic") @Nullable String preset,

        @Parameter(description = "won, drawn or lost", example = "won") @Nullable
        String result,

        @Parameter(description = "a day or an instant", example = "2026-11-01") @Nullable
        String from,

        @Parameter(description = "a day, that day included, or an instant", example = "2026-11-30") @Nullable
        String to,

        @Parameter(description = "1 to 100", example = "20") @Nullable
        Integer limit,

        @Parameter(description = "next of the page before") @Nullable
        String cursor) {

    Optional<Cursor> after() {
        return Optional.ofNullable(cursor)
                .map(text -> Cursor.parse(text).orElseThrow(() -> Invalid.value("cursor", "unknown")));
    }

    Optional<String> knownPreset() {
        return Optional.ofNullable(preset)
                .map(text -> Preset.named(text).orElseThrow(() -> Invalid.value("preset", "unknown")))
                .map(Preset::text);
    }

    Optional<String> knownResult() {
        return Optional.ofNullable(result).map(text -> {
            if (!Outcomes.WORDS.contains(text)) {
                throw Invalid.value("result", "unknown");
            }
            return text;
        });
    }
}
