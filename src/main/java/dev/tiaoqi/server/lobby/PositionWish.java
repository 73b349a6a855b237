package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.server.game.Invalid;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A position and the rules by which it is looked at; whatever is left out is the preset classic's. */
public record PositionWish(
        @Nullable String position,
        @Nullable Integer players,
        @Nullable Integer men,
        @Nullable Map<String, @Nullable Object> options) {

    /** The position's text, which must be there. */
    public String start() {
        return Optional.ofNullable(position).orElseThrow(() -> Invalid.value("position", "missing"));
    }

    /** The rules; throws what is wrong with them. */
    public Rules rules() {
        String board = start().split(" ", 2)[0];
        return RulesReader.read(new NewGameBody(null, known(board), players, men, options, null, null, null, position));
    }

    /** A text that does not even begin with a board is left to the reader of positions to complain of. */
    private static @Nullable String known(String board) {
        return Seating.boards().contains(board) ? board : null;
    }
}
