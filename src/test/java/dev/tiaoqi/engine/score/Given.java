package dev.tiaoqi.engine.score;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.rules.Hop;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Results as texts: {@code teams symmetric 10 passive 25} and, one after another, {@code A 3 1 finished 10} for a seat
 * with its level, rank, state and men in the target, and for a dead game its match score.
 */
final class Given {

    private Given() {}

    static Ended ended(String head, String seats) {
        String[] words = head.split(" ", -1);
        List<String> texts = List.of(seats.split("; ", -1));
        Map<Seat, Score> score = new EnumMap<>(Seat.class);
        for (String text : texts) {
            String[] parts = text.split(" ", -1);
            if (parts.length == 6) {
                score.put(Seat.valueOf(parts[0]), Score.of((int) (4 * Double.parseDouble(parts[5])), 4));
            }
        }
        return new Ended(
                words[0].equals("teams"),
                named(Hop.values(), words[1]),
                Integer.parseInt(words[2]),
                Arrays.stream(Reason.values())
                        .filter(reason -> reason.text().equals(words[3]))
                        .findFirst()
                        .orElseThrow(),
                Integer.parseInt(words[4]),
                texts.stream().map(Given::place).toList(),
                score);
    }

    /** Each seat's points, {@code A=27 D=-13}. */
    static String points(Ended game) {
        return Points.of(game).stream()
                .map(each -> each.seat() + "=" + each.points())
                .collect(Collectors.joining(" "));
    }

    /** One seat's terms, {@code loss -27, encouragement 14}. */
    static String terms(Ended game, Seat seat) {
        return Points.of(game).stream()
                .filter(each -> each.seat() == seat)
                .flatMap(each -> each.terms().stream())
                .map(term -> term.kind().text() + " " + term.points())
                .collect(Collectors.joining(", "));
    }

    private static Place place(String text) {
        String[] parts = text.split(" ", -1);
        SeatState state = Arrays.stream(SeatState.values())
                .filter(each -> each.text().equals(parts[3]))
                .findFirst()
                .orElseThrow();
        return new Place(
                Seat.valueOf(parts[0]),
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                state,
                Integer.parseInt(parts[4]));
    }

    private static Hop named(Hop[] hops, String text) {
        return Arrays.stream(hops)
                .filter(hop -> hop.text().equals(text))
                .findFirst()
                .orElseThrow();
    }
}
