package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;

/** A seat of a game: who holds it, how it stands for him, and how he stood when a rated game began. */
public record Place(Seat seat, Sitter sitter, Standing standing, Optional<Grade> grade) {

    static List<Place> of(Table table) {
        SortedMap<Seat, Grade> grades = Grades.of(table);
        return table.sitters().entrySet().stream()
                .map(entry -> new Place(
                        entry.getKey(),
                        entry.getValue(),
                        standing(table, entry.getKey()),
                        Optional.ofNullable(grades.get(entry.getKey()))))
                .toList();
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
