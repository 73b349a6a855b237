package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.rules.Hop;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.engine.score.Ended;
import dev.tiaoqi.engine.score.Place;
import dev.tiaoqi.server.game.Invalid;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads a result, every value by itself; whether they can happen together is not asked. */
final class ResultReader {

    private static final int USUAL_MEN = 10;
    private static final int LAST_ROUND = 1000;
    /** Match scores of dead games are quarters (R5.2). */
    private static final int QUARTERS = 4;

    private ResultReader() {}

    static Ended read(ResultBody body) {
        int players = players(Invalid.required("players", body.players()));
        boolean teams = Boolean.TRUE.equals(body.teams());
        if (teams && players < 4) {
            throw Invalid.value("teams", "range");
        }
        int men = Objects.requireNonNullElse(body.men(), USUAL_MEN);
        if (Seating.boards().stream()
                .noneMatch(board -> Seating.men(board, players).contains(men))) {
            throw Invalid.value("men", "range");
        }
        return new Ended(
                teams,
                hop(Objects.requireNonNullElse(body.hop(), Hop.ADJACENT.text())),
                men,
                reason(Invalid.required("reason", body.reason())),
                Numbers.required("round", body.round(), LAST_ROUND),
                places(body, new PlaceReader(players, teams ? 2 : players, men)),
                score(body));
    }

    private static int players(int players) {
        if (Seating.boards().stream().noneMatch(board -> Seating.players(board).contains(players))) {
            throw Invalid.value("players", "range");
        }
        return players;
    }

    private static Hop hop(String text) {
        return Arrays.stream(Hop.values())
                .filter(hop -> hop.text().equals(text))
                .findFirst()
                .orElseThrow(() -> Invalid.value("hop", "unknown"));
    }

    private static Reason reason(String text) {
        return Arrays.stream(Reason.values())
                .filter(reason -> reason.text().equals(text))
                .findFirst()
                .orElseThrow(() -> Invalid.value("reason", "unknown"));
    }

    /** By letter, and just the seats of one of the boards (R1.5, R1.6). */
    private static List<Place> places(ResultBody body, PlaceReader reader) {
        List<ResultBody.@Nullable StandingBody> given = Invalid.required("seats", body.seats());
        if (given.size() != reader.players()) {
            throw Invalid.value("seats", "seatCount");
        }
        List<Place> places = IntStream.range(0, given.size())
                .mapToObj(index -> reader.read("seats[" + index + "]", given.get(index)))
                .sorted(Comparator.comparing(Place::seat))
                .toList();
        List<Seat> seats = places.stream().map(Place::seat).toList();
        if (Seating.boards().stream()
                .filter(board -> Seating.players(board).contains(reader.players()))
                .noneMatch(board -> Seating.seats(board, reader.players()).equals(seats))) {
            throw Invalid.value("seats", "notInGame");
        }
        return places;
    }

    /** Points follow from the match score in dead games alone; that of another result is looked at and left out. */
    private static Map<Seat, Score> score(ResultBody body) {
        boolean dead = Reason.DEAD_GAME.text().equals(body.reason());
        Map<Seat, Score> scores = new EnumMap<>(Seat.class);
        Objects.requireNonNullElse(body.score(), Map.<String, @Nullable BigDecimal>of())
                .forEach((letter, given) -> {
                    String field = "score." + letter;
                    Seat seat = Seat.parse(letter).orElseThrow(() -> Invalid.value(field, "seat"));
                    BigDecimal score = Invalid.required(field, given);
                    if (score.signum() < 0 || score.compareTo(BigDecimal.ONE) > 0) {
                        throw Invalid.value(field, "range");
                    }
                    if (dead) {
                        scores.put(seat, quarters(field, score));
                    }
                });
        return scores;
    }

    private static Score quarters(String field, BigDecimal score) {
        for (int quarters = 0; quarters <= QUARTERS; quarters++) {
            if (score.multiply(BigDecimal.valueOf(QUARTERS)).compareTo(BigDecimal.valueOf(quarters)) == 0) {
                return Score.of(quarters, QUARTERS);
            }
        }
        throw Invalid.value(field, "range");
    }
}
