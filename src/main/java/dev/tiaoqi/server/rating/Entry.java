package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Term;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A change of somebody's points that is to be written down: {@code game} is what it came of, if a game did. */
record Entry(
        UUID person,
        Reason reason,
        int points,
        List<Term> terms,
        Optional<String> note,
        Optional<Of> game,
        Instant at) {

    /** Why points change. */
    enum Reason {
        GAME,
        ADJUSTMENT,
        VOID;

        String text() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** The game, and when it counts: a voided game is taken back from the time in which it was won. */
    record Of(String id, String preset, int players, Instant ended) {}

    /** By how much the number of rated games changes. */
    int games() {
        return switch (reason) {
            case GAME -> 1;
            case ADJUSTMENT -> 0;
            case VOID -> -1;
        };
    }
}
