package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.SeatState;
import java.time.Instant;
import java.util.Optional;

/** Computers answer a draw offer at once, and accept only when behind by remaining distance (R5.1). */
final class ComputerManners {

    private ComputerManners() {}

    /** The table after every computer that was asked has answered. */
    static Table answered(Table table, Instant at) {
        Table next = table;
        for (Optional<Seat> asked = asked(next); asked.isPresent(); asked = asked(next)) {
            next = Play.on(next, answer(next.playing(), asked.get()), at);
        }
        return next;
    }

    private static Optional<Seat> asked(Table table) {
        return table.playing().drawOffer().filter(offer -> !table.status().over()).stream()
                .map(DrawOffer::open)
                .flatMap(open -> open.stream())
                .filter(seat -> table.sitter(seat) instanceof Sitter.Computer)
                .findFirst();
    }

    private static Action answer(Game game, Seat seat) {
        return behind(game, seat) ? new Action.AcceptDraw(seat) : new Action.DeclineDraw(seat);
    }

    /** Whether somebody else still in has less way to go. */
    private static boolean behind(Game game, Seat seat) {
        int own = game.standing(seat).distance();
        return game.standings().stream()
                .anyMatch(other -> other.state() == SeatState.PLAYING && other.distance() < own);
    }
}
