package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Obligation;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A seat of a game: who holds it, how it stands for him, what R4.1 asks of him next, and the level of the computer that
 * plays for him, if one does.
 */
public record Place(Seat seat, Sitter sitter, Standing standing, Optional<Obligation> deadline, OptionalInt care) {

    static List<Place> of(Table table) {
        return table.sitters().entrySet().stream()
                .map(entry -> of(table, entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Place of(Table table, Seat seat, Sitter sitter) {
        Standing standing = standing(table, seat);
        Optional<Game> running = table.game().filter(game -> table.status() == Status.RUNNING);
        OptionalInt care = Optional.ofNullable(table.aside().care().get(seat))
                .filter(level -> running.isPresent() && standing.state() == SeatState.PLAYING)
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
        return new Place(seat, sitter, standing, running.flatMap(game -> game.obligation(seat)), care);
    }

    private static Standing standing(Table table, Seat seat) {
        return table.game()
                .map(game -> game.standing(seat))
                .orElseGet(() -> new Standing(seat, SeatState.PLAYING, 0, 0, OptionalInt.empty()));
    }
}
