package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Which seat a person speaks for. */
final class Holding {

    private Holding() {}

    /** His only seat, or the one he names; throws {@code notYourSeat}, {@code seatRequired} or {@code invalidValue}. */
    static Seat seat(Table table, UUID person, Optional<Seat> named) {
        List<Seat> own = all(table, person);
        named.ifPresent(seat -> inGame(table, seat));
        if (named.isEmpty() && own.size() > 1) {
            throw new ApiProblem(ProblemCode.SEAT_REQUIRED, Map.of("seats", own));
        }
        return named.map(seat -> own(own, seat)).orElseGet(own::getFirst);
    }

    /** All his seats; throws {@code notYourSeat} if he has none. */
    static List<Seat> all(Table table, UUID person) {
        List<Seat> own = table.seatsOf(person);
        if (own.isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_YOUR_SEAT);
        }
        return own;
    }

    /** Throws {@code invalidValue} for a seat that the game does not have. */
    static void inGame(Table table, Seat seat) {
        if (!table.sitters().containsKey(seat)) {
            throw new ApiProblem(
                    ProblemCode.INVALID_VALUE,
                    Map.of(
                            "field",
                            "seat",
                            "reason",
                            "notInGame",
                            "seats",
                            table.sitters().keySet()));
        }
    }

    private static Seat own(List<Seat> own, Seat seat) {
        if (!own.contains(seat)) {
            throw new ApiProblem(ProblemCode.NOT_YOUR_SEAT, Map.of("seat", seat));
        }
        return seat;
    }
}
