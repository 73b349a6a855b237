package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.server.chance.Seed;
import java.util.List;
import java.util.Optional;

/**
 * Throws the die of a turn as soon as it begins, in the transaction of the turn before (R9.1). A throw has no row of its
 * own in the log: the game's seed and the number of the turn say it again.
 */
final class Dice {

    private Dice() {}

    /** What comes of the throw that a game waits for; empty if it waits for none. */
    static Optional<Played.Accepted> thrown(Agreement agreement, Game game) {
        if (!game.awaitsThrow()) {
            return Optional.empty();
        }
        Seed seed = agreement.seed().orElseThrow(() -> new IllegalStateException("dice without a seed"));
        return switch (game.play(new Action.Throw(seed.die(game.ply())))) {
            case Played.Accepted accepted -> Optional.of(accepted);
            case Played.Refused refused -> throw new IllegalStateException("the die is refused: " + refused);
        };
    }

    /** The game with its die thrown, and nothing yet of what may follow from that. */
    static Game shown(Agreement agreement, Game game) {
        return thrown(agreement, game)
                .map(accepted -> accepted.steps().getFirst().after())
                .orElse(game);
    }

    /** What follows by rule from a game's beginning, or from its first throw. */
    static List<Step> follows(Agreement agreement, Begun.Started started) {
        return thrown(agreement, started.game()).map(Dice::follows).orElseGet(started::steps);
    }

    /** What follows from a throw. */
    static List<Step> follows(Played.Accepted thrown) {
        return thrown.steps().subList(1, thrown.steps().size());
    }
}
