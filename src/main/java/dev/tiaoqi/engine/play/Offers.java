package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Refusal;
import java.util.List;
import java.util.Optional;

/** Draw offers (R3.4): at any time after the first turn, one at a time, to all others still in. */
final class Offers {

    private Offers() {}

    /** Makes an offer, or accepts the one that asks this seat. */
    static Optional<Refusal> offer(Course course, Seat seat) {
        Offer standing = course.offer;
        if (course.ply == 0) {
            return Optional.of(new Refusal.TooEarly());
        }
        if (standing != null) {
            return standing.open().contains(seat)
                    ? accept(course, seat)
                    : Optional.of(new Refusal.OfferStands(standing.by()));
        }
        List<Seat> others =
                course.stillIn().stream().filter(each -> each != seat).toList();
        if (others.isEmpty()) {
            return Optional.of(new Refusal.NoOffer());
        }
        course.offer = new Offer(seat, others);
        return Optional.empty();
    }

    static Optional<Refusal> accept(Course course, Seat seat) {
        Offer standing = course.offer;
        if (standing == null) {
            return Optional.of(new Refusal.NoOffer());
        }
        Optional<Refusal> refusal = standing.refuses(seat);
        if (refusal.isEmpty()) {
            course.offer = standing.askingNoMore(seat);
            Endings.whenAgreed(course);
        }
        return refusal;
    }

    static Optional<Refusal> decline(Course course, Seat seat) {
        Offer standing = course.offer;
        if (standing == null) {
            return Optional.of(new Refusal.NoOffer());
        }
        Optional<Refusal> refusal = standing.refuses(seat);
        if (refusal.isEmpty()) {
            course.offer = null;
        }
        return refusal;
    }

    /** One who was asked has had a turn without having answered: the offer lapses. */
    static void lapse(Course course, Seat mover) {
        Offer standing = course.offer;
        if (standing != null && standing.open().contains(mover)) {
            course.offer = null;
        }
    }

    /**
     * A seat is no longer still in: it is no longer asked, and an offer of its own goes with it. So does one whose maker
     * is the last one in, for nobody agrees alone (R3.4): he may still have an equal turn to come (R3.2).
     */
    static void forget(Course course, Seat seat) {
        Offer standing = course.offer;
        if (standing != null) {
            boolean lapses = standing.by() == seat || course.stillIn().size() < 2;
            course.offer = lapses ? null : standing.askingNoMore(seat);
        }
    }

    static boolean agreed(Course course) {
        Offer standing = course.offer;
        return standing != null && standing.agreed();
    }
}
