package dev.tiaoqi.server.clock;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The clocks of a game (R4.2) as they stood when the turn began that is under way: what each seat had left, and whose
 * runs since when. It follows from the game's log alone. Immutable; what is left is never negative.
 */
public record ClockFace(Clock kind, SortedMap<Seat, Hand> hands, Optional<Going> going) {

    /** What a seat had left when the turn began, and its timeouts in a row. */
    public record Hand(long leftMillis, int timeouts) {}

    /** Whose clock runs, and since when. */
    public record Going(Seat seat, Instant since) {}

    /** How a turn was taken. */
    public enum Taken {
        /** By the player: he gets the increment, and a row of timeouts is broken. */
        BY_PLAYER,
        /** By the clock. */
        BY_TIMEOUT,
        /** By the server for one who could not move: that changes nothing (R2.8). */
        BY_SERVER
    }

    public ClockFace {
        hands = Collections.unmodifiableSortedMap(new TreeMap<>(hands));
    }

    /** The clocks of a game that has not begun; empty if its rules have none. */
    public static Optional<ClockFace> of(Rules rules) {
        Clock kind = rules.get(Option.CLOCK);
        if (kind instanceof Clock.None) {
            return Optional.empty();
        }
        SortedMap<Seat, Hand> hands = new TreeMap<>();
        rules.seats().forEach(seat -> hands.put(seat, new Hand(full(kind), 0)));
        return Optional.of(new ClockFace(kind, hands, Optional.empty()));
    }

    /** The clock of this seat runs from then on, and no other. */
    public ClockFace run(Seat seat, Instant since) {
        return new ClockFace(kind, hands, Optional.of(new Going(seat, since)));
    }

    /** No clock runs. */
    public ClockFace stopped() {
        return new ClockFace(kind, hands, Optional.empty());
    }

    /** After a turn of this seat that took so long. */
    public ClockFace turned(Seat seat, long millis, Taken how) {
        Hand hand = hand(seat);
        Hand next = switch (how) {
            case BY_PLAYER -> new Hand(afterMove(hand, millis), 0);
            case BY_TIMEOUT -> new Hand(full(kind), hand.timeouts() + 1);
            case BY_SERVER -> hand;
        };
        return with(seat, next);
    }

    /**
     * After the turns since {@code then} were taken back, the one under way having lasted so long. No time comes back
     * with them, and no increment stays; timeouts are as they were.
     */
    public ClockFace backTo(ClockFace then, long millis) {
        SortedMap<Seat, Hand> back = new TreeMap<>(then.hands);
        if (kind instanceof Clock.Fischer) {
            hands.forEach((seat, now) -> back.put(seat, less(then.hand(seat), now, charge(seat, millis))));
        }
        return new ClockFace(kind, back, Optional.empty());
    }

    public Hand hand(Seat seat) {
        return Optional.ofNullable(hands.get(seat))
                .orElseThrow(() -> new IllegalArgumentException("no such seat in this game: " + seat));
    }

    /** When the time of the seat on turn is up, should nothing happen before. */
    public Optional<Instant> runsOutAt(Outages outages) {
        return going.map(seat ->
                outages.after(seat.since(), Duration.ofMillis(hand(seat.seat()).leftMillis())));
    }

    /** What a seat has left at an instant. */
    public long leftMillis(Seat seat, Instant at, Outages outages) {
        long left = hand(seat).leftMillis();
        return going.filter(on -> on.seat() == seat)
                .map(on -> Math.max(0, left - outages.up(on.since(), at).toMillis()))
                .orElse(left);
    }

    private long charge(Seat seat, long millis) {
        return going.filter(on -> on.seat() == seat).isPresent() ? millis : 0;
    }

    private static Hand less(Hand then, Hand now, long charge) {
        long left = Math.min(then.leftMillis(), now.leftMillis() - charge);
        return new Hand(Math.max(1, left), then.timeouts());
    }

    private long afterMove(Hand hand, long millis) {
        long rest = Math.max(0, hand.leftMillis() - millis);
        return kind instanceof Clock.Fischer fischer
                ? rest + fischer.increment().toMillis()
                : full(kind);
    }

    /** What a seat begins with. */
    private static long full(Clock kind) {
        return switch (kind) {
            case Clock.None none -> 0;
            case Clock.PerMove perMove -> perMove.move().toMillis();
            case Clock.Fischer fischer -> fischer.base().toMillis();
            case Clock.Correspondence days -> days.move().toMillis();
        };
    }

    private ClockFace with(Seat seat, Hand hand) {
        SortedMap<Seat, Hand> next = new TreeMap<>(hands);
        next.put(seat, hand);
        return new ClockFace(kind, next, going);
    }
}
