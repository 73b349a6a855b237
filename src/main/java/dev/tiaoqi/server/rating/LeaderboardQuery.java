package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.game.Invalid;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which leaderboard is wanted. */
record LeaderboardQuery(
        @Parameter(description = "all, month or week", example = "month") @Nullable
        String period,

        @Parameter(example = "classic") @Nullable String preset,

        @Parameter(description = "2, 3, 4 or 6", example = "2") @Nullable
        Integer players,

        @Parameter(description = "1 to 100", example = "20") @Nullable
        Integer limit,

        @Parameter(description = "next of the page before") @Nullable
        String cursor) {

    static final Set<Integer> PLAYERS = new java.util.TreeSet<>(Set.of(2, 3, 4, 6));

    Leaderboard.Board board() {
        Period span = Period.named(Objects.requireNonNullElse(period, Period.ALL.text()))
                .orElseThrow(() -> Invalid.value("period", "unknown"));
        Optional<String> known = Optional.ofNullable(preset)
                .map(text -> Preset.named(text).orElseThrow(() -> Invalid.value("preset", "unknown")))
                .map(Preset::text);
        if (players != null && !PLAYERS.contains(players)) {
            throw Invalid.value("players", "unknown");
        }
        return new Leaderboard.Board(span, known, Optional.ofNullable(players));
    }

    Optional<Leaderboard.Mark> after() {
        return Optional.ofNullable(cursor)
                .map(text -> Leaderboard.Mark.parse(text).orElseThrow(() -> Invalid.value("cursor", "unknown")));
    }
}
