package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.UUID;

/** Whose hand reaches for a man: it moves the men of its own seats only. */
public sealed interface Hand {

    List<Seat> seats(Table table);

    /** A person's, for any of his seats. */
    record OfPerson(UUID person) implements Hand {
        @Override
        public List<Seat> seats(Table table) {
            return table.seatsOf(person);
        }
    }

    /** A computer's, for the seat it plays: its own, or one in its care. */
    record OfComputer(Seat seat) implements Hand {
        @Override
        public List<Seat> seats(Table table) {
            return table.computer(seat).isPresent() ? List.of(seat) : List.of();
        }
    }
}
