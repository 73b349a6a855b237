package dev.tiaoqi.server.rating.page;

/** A gain or a loss as print writes it. */
final class Signed {

    private Signed() {}

    /** {@code +27}, {@code −13}, {@code 0}. */
    static String of(int points) {
        return points > 0 ? "+" + points : total(points);
    }

    /** A total, which has a sign only below zero. */
    static String total(int points) {
        return points < 0 ? "\u2212" + -points : Integer.toString(points);
    }
}
