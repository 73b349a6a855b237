package dev.tiaoqi.server.lobby;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** House rules to be kept: a name, and what a new game would be. */
record HouseBody(
        @Nullable String name,
        @Nullable String preset,
        @Nullable String board,
        @Nullable Integer players,
        @Nullable Integer men,
        @Nullable Map<String, @Nullable Object> options) {

    NewGameBody wish() {
        return new NewGameBody(preset, board, players, men, options, null, null, null, null);
    }
}
