package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.play.HopGame;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * When to concede in a dead game (R5.2): as soon as it is better for it, with the last turn even when that saves but a
 * quarter, and never to hand the game over.
 */
final class Conceding {

    /** By so many half steps the one ahead has a superior dead game and no more. */
    private static final int HALF_STEP = 1;

    private final HopGame game;
    private final Seat seat;
    private final Topology board;
    private final Optional<DeadGame> dead;

    Conceding(HopGame game) {
        this.game = game;
        seat = game.toMove().orElseThrow();
        board = Topology.named(game.rules().board()).orElseThrow();
        dead = game.deadGame().filter(DeadGame::dead);
    }

    /** The concession to make now. */
    Optional<LegalMove> best() {
        if (dead.isEmpty()) {
            return Optional.empty();
        }
        boolean last = turnsLeft() <= 1;
        return game.legalMoves().stream()
                .filter(this::concedes)
                .max(Comparator.comparingInt(this::ahead))
                .filter(move -> ahead(move) >= (last ? -HALF_STEP : HALF_STEP));
    }

    /** All moves but concessions; all when there is nothing else. */
    List<LegalMove> others() {
        List<LegalMove> all = game.legalMoves();
        List<LegalMove> others = all.stream().filter(move -> !concedes(move)).toList();
        return others.isEmpty() ? all : others;
    }

    private boolean concedes(LegalMove move) {
        return dead.filter(state -> state.distance().size() == 2)
                .map(state -> lastMen(state).contains(move.from()) && forward(move) > 0)
                .orElse(false);
    }

    private List<String> lastMen(DeadGame state) {
        return Objects.requireNonNullElse(state.lastMen().get(seat), List.of());
    }

    private int turnsLeft() {
        return dead.map(state -> state.turnsLeft().getOrDefault(seat, 0)).orElse(0);
    }

    private int forward(LegalMove move) {
        return board.row(seat, game.cell(move.to())) - board.row(seat, game.cell(move.from()));
    }

    /** By how many half steps it would be ahead after this concession. */
    private int ahead(LegalMove move) {
        int ahead = HALF_STEP + 2 * forward(move);
        for (var each : dead.orElseThrow().distance().entrySet()) {
            ahead += each.getKey() == seat ? -2 * each.getValue() : 2 * each.getValue();
        }
        return ahead;
    }
}
