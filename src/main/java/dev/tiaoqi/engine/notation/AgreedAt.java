package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A draw that was agreed by what took the last one asked out of the game: somebody left, or a move finished or captured
 * him (R3.4). A record does not tell who asked whom (N3), so all others are taken to have agreed before.
 */
final class AgreedAt {

    private AgreedAt() {}

    /** The game that ended so by this action, which is legal; empty if nobody else can have been the last one asked. */
    static Optional<Game> by(Game game, Action action) {
        List<Seat> in = in(game);
        Game after = firstAfter(game, action);
        List<Seat> stay = in(after);
        List<Seat> agreed = new ArrayList<>(stay);
        if (after.ply() > game.ply()) {
            // an offer that the mover had not answered would have lapsed
            game.toMove().filter(mover -> !stay.contains(mover)).ifPresent(agreed::add);
        }
        return stay.size() < 2 || agreed.size() == in.size() ? Optional.empty() : by(game, agreed, action);
    }

    private static Optional<Game> by(Game game, List<Seat> agreed, Action action) {
        Optional<Game> now = played(game, new Action.OfferDraw(agreed.getFirst()));
        for (Seat seat : agreed.subList(1, agreed.size())) {
            now = now.flatMap(before -> played(before, new Action.AcceptDraw(seat)));
        }
        return now.flatMap(before -> played(before, action)).filter(AgreedAt::isAgreed);
    }

    private static boolean isAgreed(Game game) {
        return game.outcome()
                .filter(outcome -> outcome.reason() == Reason.AGREEMENT)
                .isPresent();
    }

    private static Optional<Game> played(Game game, Action action) {
        return game.play(action) instanceof Played.Accepted accepted ? Optional.of(accepted.next()) : Optional.empty();
    }

    /** Before what follows by rule. */
    private static Game firstAfter(Game game, Action action) {
        return game.play(action) instanceof Played.Accepted accepted
                ? accepted.steps().getFirst().after()
                : game;
    }

    private static List<Seat> in(Game game) {
        return game.standings().stream()
                .filter(standing -> standing.state() == SeatState.PLAYING)
                .map(Standing::seat)
                .toList();
    }
}
