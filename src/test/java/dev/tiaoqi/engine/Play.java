package dev.tiaoqi.engine;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Refusal;

/** Plays on in tests. */
public final class Play {

    private Play() {}

    /** The game after this move; fails if it is refused. */
    public static Game accepted(Game game, String move) {
        return accepted(game, new Action.Move(move));
    }

    /** The game after this action; fails if it is refused. */
    public static Game accepted(Game game, Action action) {
        return switch (game.play(action)) {
            case Played.Accepted accepted -> accepted.next();
            case Played.Refused refused ->
                throw new AssertionError(action + " is refused in " + game.position() + ": " + refused.why());
        };
    }

    /** Why this action is refused; fails if it is not. */
    public static Refusal refused(Game game, Action action) {
        return switch (game.play(action)) {
            case Played.Refused refused -> refused.why();
            case Played.Accepted accepted -> throw new AssertionError(action + " is accepted in " + game.position());
        };
    }

    public static Refusal refused(Game game, String move) {
        return refused(game, new Action.Move(move));
    }
}
