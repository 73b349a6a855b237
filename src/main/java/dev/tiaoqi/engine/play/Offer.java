package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.game.Refusal;
import java.util.List;
import java.util.Optional;

/** A draw offer that stands (R3.4): whom it still asks, and whether anybody has accepted. */
record Offer(Seat by, List<Seat> open, boolean accepted) {

    /** Why this seat can't answer; empty when it is asked. */
    Optional<Refusal> refuses(Seat seat) {
        if (seat == by) {
            return Optional.of(new Refusal.OwnOffer());
        }
        return open.contains(seat) ? Optional.empty() : Optional.of(new Refusal.NoOffer());
    }

    /** Once this seat has accepted; acceptance stays. */
    Offer acceptedBy(Seat seat) {
        return new Offer(by, without(seat), true);
    }

    /** Once this seat has left or finished: it is no longer asked. */
    Offer askingNoMore(Seat seat) {
        return new Offer(by, without(seat), accepted);
    }

    /** Whether all asked have accepted, and so the draw is agreed; nobody agrees alone. */
    boolean agreed() {
        return open.isEmpty() && accepted;
    }

    DrawOffer view() {
        return new DrawOffer(by, open);
    }

    private List<Seat> without(Seat seat) {
        return open.stream().filter(each -> each != seat).toList();
    }
}
