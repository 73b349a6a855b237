package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.stream.Collectors;

/** Seats as a row of letters, {@code ADE}. */
final class Letters {

    private Letters() {}

    static String write(List<Seat> seats) {
        return seats.stream().map(Seat::name).collect(Collectors.joining());
    }

    static List<Seat> read(String letters) {
        return letters.chars()
                .mapToObj(letter -> Seat.valueOf(Character.toString(letter)))
                .toList();
    }
}
