package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.game.Refusal;
import java.util.List;
import java.util.Optional;

/** A draw offer that stands (R3.4), and whom it still asks: all others still in who have not accepted. */
record Offer(Seat by, List<Seat> open) {

    /** Why this seat can't answer; empty when it is asked. */
    Optional<Refusal> refuses(Seat seat) {
        if (seat == by) {
            return Optional.of(new Refusal.OwnOffer());
        }
        return open.contains(seat) ? Optional.empty() : Optional.of(new Refusal.NoOffer());
    }

    /** Once this seat is no longer asked: it has accepted, and acceptance stays, or it has left or finished. */
    Offer askingNoMore(Seat seat) {
        return new Offer(by, open.stream().filter(each -> each != seat).toList());
    }

    /** Whether all who are still in agree. */
    boolean agreed() {
        return open.isEmpty();
    }

    DrawOffer view() {
        return new DrawOffer(by, open);
    }
}
