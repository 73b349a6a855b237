package dev.tiaoqi.server.game;

import dev.tiaoqi.server.clock.ClockFace;
import java.util.List;
import java.util.Optional;

/**
 * The face of a game, without its turns: what lists show and the snapshot keeps. {@code invite} is the secret that
 * leads to an open seat.
 */
public record Card(
        String id,
        int version,
        Status status,
        Agreement agreement,
        List<Place> places,
        Moment moment,
        Optional<ClockFace> clocks,
        Optional<Result> result,
        Beside beside) {

    /** What stands beside the log and is no part of a version: the invite until the start, and the rematch. */
    public record Beside(Optional<String> invite, Optional<Rematch> rematch) {}

    public static Card of(Table table, Beside beside) {
        return new Card(
                table.id(),
                table.version(),
                table.status(),
                table.agreement(),
                Place.of(table),
                Moment.of(table),
                table.clocks(),
                Result.of(table),
                beside);
    }
}
