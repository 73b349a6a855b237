package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.game.Game;
import java.util.Optional;

/** Where a game stands: the position, who began, whose turn it is, and what was asked and waits for answers. */
public record Moment(
        String position,
        Optional<Seat> first,
        Optional<Seat> toMove,
        int ply,
        int round,
        Optional<DrawOffer> offer,
        Optional<TakeBack> takeBack,
        Optional<Belongings> items) {

    static Moment of(Table table) {
        boolean running = table.status() == Status.RUNNING;
        return new Moment(
                table.game().map(Game::position).orElseGet(() -> opening(table)),
                table.game().map(Game::first),
                table.toMove(),
                table.ply(),
                table.round(),
                table.game().flatMap(Game::drawOffer).filter(offer -> running),
                table.aside().takeBack().filter(plea -> running),
                table.game().flatMap(Belongings::of));
    }

    private static String opening(Table table) {
        Agreement agreement = table.agreement();
        return Beginning.started(agreement, Beginning.shown(agreement)).game().position();
    }
}
