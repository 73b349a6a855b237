package dev.tiaoqi.engine.game;

/** A match score between 0 and 1 as a fraction in lowest terms (R3.6, N4). */
public record Score(int numerator, int denominator) {

    public static final Score WIN = new Score(1, 1);
    public static final Score DRAW = new Score(1, 2);
    public static final Score LOSS = new Score(0, 1);

    /** The fraction {@code numerator/denominator}, reduced. */
    public static Score of(int numerator, int denominator) {
        int divisor = gcd(numerator, denominator);
        return new Score(numerator / divisor, denominator / divisor);
    }

    /** The score as a number. */
    public double value() {
        return (double) numerator / denominator;
    }

    /** As records write it: {@code 1}, {@code 0}, {@code 2/3}. */
    @Override
    public String toString() {
        return denominator == 1 ? Integer.toString(numerator) : numerator + "/" + denominator;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
