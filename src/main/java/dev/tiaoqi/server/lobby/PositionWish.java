package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Die;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Refusals;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position and the rules by which it is looked at; whatever is left out is the preset's, and the preset is
 * classic. Turns are played from it first, then the words of one that is begun.
 */
public record PositionWish(
        @Nullable String position,
        @Nullable String preset,
        @Nullable Integer players,
        @Nullable Integer men,
        @Nullable Map<String, @Nullable Object> options,
        @Nullable Integer die,
        @Nullable List<@Nullable TriedTurn> turns,
        @Nullable String turn,
        @Nullable String from) {

    /** A turn to be tried out, and in a game with dice the throw before it. */
    public record TriedTurn(@Nullable String move, @Nullable Integer die) {}

    /** The position's text, which must be there. */
    public String start() {
        return Optional.ofNullable(position).orElseThrow(() -> Invalid.value("position", "missing"));
    }

    /** The rules; throws what is wrong with them. */
    public Rules rules() {
        String board = start().split(" ", 2)[0];
        return RulesReader.read(
                new NewGameBody(preset, known(board), players, men, options, null, null, null, position));
    }

    /** The game with its die thrown, if one is given (R9.1). */
    public Game thrown(Game begun) {
        return thrown(begun, die);
    }

    /** The game with this die thrown, if there is one. */
    public static Game thrown(Game begun, @Nullable Integer face) {
        if (face == null) {
            return begun;
        }
        if (face < 1 || face > Die.FACES) {
            throw Invalid.value("die", "outOfRange");
        }
        return switch (begun.play(new Action.Throw(face))) {
            case Played.Accepted accepted -> accepted.steps().getFirst().after();
            case Played.Refused refused -> throw Refusals.problem(refused.why());
        };
    }

    /** A text that does not even begin with a board is left to the reader of positions to complain of. */
    private static @Nullable String known(String board) {
        return Seating.boards().contains(board) ? board : null;
    }
}
