package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.server.clock.ClockFace;
import java.util.Arrays;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Clocks as the snapshot keeps them, {@code A:23850:1 D:30000:0}: what was left when the turn began, and timeouts. */
final class ClockText {

    private ClockText() {}

    static String write(ClockFace face) {
        return face.hands().entrySet().stream()
                .map(entry -> entry.getKey() + ":" + entry.getValue().leftMillis() + ":"
                        + entry.getValue().timeouts())
                .collect(Collectors.joining(" "));
    }

    static ClockFace read(Clock kind, String text) {
        SortedMap<Seat, ClockFace.Hand> hands = new TreeMap<>();
        Arrays.stream(text.split(" ", -1))
                .map(hand -> hand.split(":", -1))
                .forEach(hand -> hands.put(
                        Seat.valueOf(hand[0]), new ClockFace.Hand(Long.parseLong(hand[1]), Integer.parseInt(hand[2]))));
        return new ClockFace(kind, hands, Optional.empty());
    }
}
