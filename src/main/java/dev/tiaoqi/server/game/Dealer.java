package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.server.chance.Seed;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Map;
import java.util.Optional;

/** Deals whirlwinds (R8): what one makes of its cells follows from the game's seed and the number of the turn. */
final class Dealer {

    private Dealer() {}

    /** The turn as it is played: one that ends with a whirlwind has its deal. No player brings his own. */
    static String dealt(Table table, String move) {
        if (move.indexOf('=') >= 0) {
            throw new ApiProblem(ProblemCode.ITEM_DEAL, Map.of());
        }
        Optional<Seed> seed =
                move.indexOf('@') < 0 ? Optional.empty() : table.agreement().seed();
        return seed.flatMap(secret -> blown(table, move).map(draft -> dealt(table, draft, secret)))
                .orElse(move);
    }

    private static Optional<Draft> blown(Table table, String move) {
        return Optional.of(table.playing().draft(move))
                .filter(Drafted.Begun.class::isInstance)
                .map(drafted -> ((Drafted.Begun) drafted).draft())
                .filter(draft -> draft.stirred().isPresent());
    }

    private static String dealt(Table table, Draft draft, Seed seed) {
        return draft.text() + "=" + seed.deal(table.ply(), draft.stirred().orElseThrow());
    }
}
