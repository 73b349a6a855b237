package dev.tiaoqi.engine;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;

/** Counts leaves by playing whole games, slowly: the law that the fast counter is held to. */
public final class LeafCount {

    private LeafCount() {}

    public static long of(Rules rules, String position, int depth) {
        Begun.Started begun = GivenRules.started(Games.begin(rules, position));
        return below(begun.game(), begun.steps(), depth);
    }

    /** A pass that follows by rule is a turn like others: it is the only leaf below its game. */
    private static long below(Game game, List<Step> follows, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (!follows.isEmpty()) {
            return below(follows.getFirst().after(), follows.subList(1, follows.size()), depth - 1);
        }
        long leaves = 0;
        for (LegalMove move : game.legalMoves()) {
            List<Step> steps = ((Played.Accepted) game.play(new Action.Move(move.text()))).steps();
            leaves += below(steps.getFirst().after(), steps.subList(1, steps.size()), depth - 1);
        }
        return leaves;
    }
}
