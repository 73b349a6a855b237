package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Rematch;
import dev.tiaoqi.server.game.Status;
import java.util.Optional;
import java.util.UUID;

/** What a person knows of a game: whether it runs, the ply at which it waits for him, and the rematch. */
record Known(Status status, Optional<Integer> turn, Optional<Rematch> rematch) {

    static final Known NOTHING = new Known(Status.OPEN, Optional.empty(), Optional.empty());

    /** Of a game that came to where it stands before he began to listen. */
    static Known old(Card card) {
        return new Known(card.status(), Optional.empty(), Optional.empty());
    }

    static Known of(Card card, UUID person) {
        Optional<Integer> turn = waiting(card, person).map(seat -> card.moment().ply());
        return new Known(card.status(), turn, card.beside().rematch());
    }

    /** The seat of his that is to move. */
    static Optional<Seat> waiting(Card card, UUID person) {
        return card.moment()
                .toMove()
                .filter(seat -> card.places().stream()
                        .anyMatch(
                                place -> place.seat() == seat && place.sitter().is(person)));
    }
}
