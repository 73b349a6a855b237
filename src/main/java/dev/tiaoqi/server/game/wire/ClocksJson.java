package dev.tiaoqi.server.game.wire;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The clocks of a game at an instant. */
record ClocksJson(Instant asOf, List<SeatClockJson> seats) {

    /** What a seat had left then, when its time is up if it is on turn, and its timeouts in a row. */
    record SeatClockJson(
            String seat, long leftMillis, @Nullable Instant runsOutAt, int timeouts) {}
}
