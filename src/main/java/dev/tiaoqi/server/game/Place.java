package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import java.util.List;
import java.util.OptionalInt;

/** A seat of a game: who holds it, and how it stands for him. */
public record Place(Seat seat, Sitter sitter, Standing standing) {

    static List<Place> of(Table table) {
        return table.sitters().entrySet().stream()
                .map(entry -> new Place(entry.getKey(), entry.getValue(), standing(table, entry.getKey())))
                .toList();
    }

    private static Standing standing(Table table, Seat seat) {
        return table.game()
                .map(game -> game.standing(seat))
                .orElseGet(() -> new Standing(seat, SeatState.PLAYING, 0, 0, OptionalInt.empty()));
    }
}
