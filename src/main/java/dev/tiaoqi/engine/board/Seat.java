package dev.tiaoqi.engine.board;

import java.util.Optional;

/**
 * One player's place, named by the letter of his home camp, clockwise from the south (N2): on the
 * star A = S, B = SW, C = NW, D = N, E = NE, F = SE; on the square board A = SW, B = NW, C = NE, D = SE.
 */
public enum Seat {
    A(0),
    B(1),
    C(2),
    D(3),
    E(4),
    F(5);

    private static final Seat[] ALL = values();

    private final int index;

    Seat(int index) {
        this.index = index;
    }

    /** The seat's number, 0 for A. */
    public int index() {
        return index;
    }

    /** The seat with this index, 0 for A; throws {@link ArrayIndexOutOfBoundsException} beyond F. */
    public static Seat at(int index) {
        return ALL[index];
    }

    /** Reads one seat letter, upper or lower case. */
    public static Optional<Seat> parse(String letter) {
        if (letter.length() != 1) {
            return Optional.empty();
        }
        int index = Character.toUpperCase(letter.charAt(0)) - 'A';
        return index >= 0 && index < ALL.length ? Optional.of(ALL[index]) : Optional.empty();
    }
}
