package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Rules;
import jakarta.validation.constraints.NotNull;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A position and the rules by which it is looked at; whatever is left out is the preset classic's. */
public record PositionWish(
        @NotNull @Nullable String position,
        @Nullable Integer players,
        @Nullable Integer men,
        @Nullable Map<String, @Nullable Object> options) {

    /** The rules; throws what is wrong with them. */
    public Rules rules() {
        String board = position == null ? null : position.split(" ", 2)[0];
        return RulesReader.read(
                new NewGameBody(null, known(board), players, men, options, null, null, null, position));
    }

    /** A text that does not even begin with a board is left to the reader of positions to complain of. */
    private static @Nullable String known(@Nullable String board) {
        return board != null && dev.tiaoqi.engine.rules.Seating.boards().contains(board) ? board : null;
    }
}
