package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.lobby.PositionWish;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A position and the rules by which a game shall begin from it: what {@code POST /games} would be told. */
record StartWish(
        @Nullable String position,
        @Nullable String preset,
        @Nullable Integer players,
        @Nullable Integer men,
        @Nullable Map<String, @Nullable Object> options) {

    PositionWish wish() {
        return new PositionWish(position, preset, players, men, options, null, null, null, null);
    }
}
