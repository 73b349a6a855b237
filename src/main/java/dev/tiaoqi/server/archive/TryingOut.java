package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.server.chance.Seed;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Refusals;
import dev.tiaoqi.server.game.rest.Prospect;
import dev.tiaoqi.server.game.wire.LegalMovesJson;
import dev.tiaoqi.server.lobby.PositionWish;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plays turns from a position, for whoever wants to see what comes of them. Nothing of it is kept. */
final class TryingOut {

    private static final int MOST_TURNS = 20;

    /** No game's: a whirlwind that is tried out deals alike each time. */
    private static final Seed SHOWN = Seed.of(new byte[Seed.BYTES]);

    private TryingOut() {}

    /** What may be done after the turns; throws why one of them can't be played. */
    static LegalMovesJson legalMoves(PositionWish wish, Game start) {
        Game game = wish.thrown(played(start, Objects.requireNonNullElse(wish.turns(), List.of())));
        if (game.outcome().isPresent()) {
            return LegalMovesJson.none(game.ply()).after(game);
        }
        String begun = Objects.requireNonNullElse(wish.turn(), "");
        return Prospect.of(game, begun, wish.from()).after(game);
    }

    private static Game played(Game start, List<PositionWish.@Nullable TriedTurn> turns) {
        if (turns.size() > MOST_TURNS) {
            throw Invalid.value("turns", "outOfRange");
        }
        Game game = start;
        for (PositionWish.TriedTurn turn : turns) {
            game = played(game, turn);
        }
        return game;
    }

    private static Game played(Game game, PositionWish.@Nullable TriedTurn turn) {
        if (turn == null || turn.move() == null) {
            throw Invalid.value("turns", "missing");
        }
        Game thrown = PositionWish.thrown(game, turn.die());
        return switch (thrown.play(new Action.Move(dealt(thrown, turn.move())))) {
            case Played.Accepted accepted -> accepted.next();
            case Played.Refused refused -> throw Refusals.problem(refused.why());
        };
    }

    /** The turn as it is played: one that ends with a whirlwind has its deal (R8). */
    private static String dealt(Game game, String move) {
        if (move.indexOf('=') >= 0) {
            throw new ApiProblem(ProblemCode.ITEM_DEAL, Map.of());
        }
        if (move.indexOf('@') < 0) {
            return move;
        }
        return Optional.of(game.draft(move))
                .filter(Drafted.Begun.class::isInstance)
                .map(drafted -> ((Drafted.Begun) drafted).draft())
                .flatMap(draft ->
                        draft.stirred().map(contents -> draft.text() + "=" + SHOWN.deal(game.ply(), contents)))
                .orElse(move);
    }
}
