package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.clock.ClockFace;
import java.time.Instant;

/** Clocks as JSON shows them. */
final class ClockShape {

    private ClockShape() {}

    static ClocksJson of(ClockFace face, Around around) {
        return new ClocksJson(
                around.asOf(),
                face.hands().keySet().stream()
                        .map(seat -> of(face, seat, around))
                        .toList());
    }

    private static ClocksJson.SeatClockJson of(ClockFace face, Seat seat, Around around) {
        Instant end = face.going()
                .filter(going -> going.seat() == seat)
                .flatMap(going -> face.runsOutAt(around.outages()))
                .orElse(null);
        return new ClocksJson.SeatClockJson(
                seat.name(),
                face.leftMillis(seat, around.asOf(), around.outages()),
                end,
                face.hand(seat).timeouts());
    }
}
