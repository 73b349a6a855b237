package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Obligation;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;

/**
 * A seat of a game: who holds it, how it stands for him, how he stood when a rated game began, what R4.1 asks of him
 * next, and the level of the computer that plays for him, if one does.
 */
public record Place(
        Seat seat,
        Sitter sitter,
        Standing standing,
        Optional<Grade> grade,
        Optional<Obligation> deadline,
        OptionalInt care) {

    static List<Place> of(Table table) {
        SortedMap<Seat, Grade> grades = Grades.of(table);
        return table.sitters().entrySet().stream()
                .map(entry -> of(table, entry, Optional.ofNullable(grades.get(entry.getKey()))))
                .toList();
    }

    private static Place of(Table table, Map.Entry<Seat, Sitter> seated, Optional<Grade> grade) {
        Seat seat = seated.getKey();
        Standing standing = standing(table, seat);
        Optional<Game> running = table.game().filter(game -> table.status() == Status.RUNNING);
        OptionalInt care = Optional.ofNullable(table.aside().care().get(seat))
                .filter(level -> running.isPresent() && standing.state() == SeatState.PLAYING)
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
        return new Place(
                seat, seated.getValue(), standing, grade, running.flatMap(game -> game.obligation(seat)), care);
    }

    private static Standing standing(Table table, Seat seat) {
        return table.game()
                .map(game -> ranked(table.status(), game.standing(seat)))
                .orElseGet(() -> new Standing(seat, SeatState.PLAYING, 0, 0, OptionalInt.empty()));
    }

    /** R3.5: voided games have no ranks. */
    private static Standing ranked(Status status, Standing standing) {
        return status == Status.VOID
                ? new Standing(
                        standing.seat(), standing.state(), standing.menHome(), standing.distance(), OptionalInt.empty())
                : standing;
    }
}
