package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One row of a game's log. {@code ply} counts the turns before it; {@code key} is that of the position before a turn,
 * {@code thinkMillis} how long the turn took.
 */
public record Logged(
        int version,
        Kind kind,
        Instant at,
        int ply,
        Optional<Seat> seat,
        String text,
        OptionalLong key,
        OptionalLong thinkMillis) {

    /** A row that is no turn. */
    static Logged of(Kind kind, Table table, What what) {
        return new Logged(
                table.version() + 1,
                kind,
                what.at(),
                table.ply(),
                what.seat(),
                what.text(),
                OptionalLong.empty(),
                OptionalLong.empty());
    }

    /** Whether it tells that a seat has quit because its time was up. */
    public boolean timedOut() {
        return Deeds.timedOut(this);
    }

    /** When it happened, to whose seat, and in which words. */
    record What(Instant at, Optional<Seat> seat, String text) {}
}
