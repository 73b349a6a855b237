package dev.tiaoqi.server.lobby;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a new game shall be; whatever is left out is the preset's, and a preset alone suffices. */
public record NewGameBody(
        @Nullable String preset,
        @Nullable String board,
        @Nullable Integer players,
        @Nullable Integer men,
        @Nullable Map<String, @Nullable Object> options,
        @Nullable List<@Nullable Object> seats,
        @Nullable String visibility,
        @Nullable Boolean rated,
        @Nullable String position) {

    /** Everything left out. */
    static final NewGameBody EMPTY = new NewGameBody(null, null, null, null, null, null, null, null, null);
}
