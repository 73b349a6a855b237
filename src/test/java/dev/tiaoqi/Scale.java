package dev.tiaoqi;

import java.util.Locale;

/**
 * How much the tests that can run longer do, by the system property {@code tiaoqi.scale}: {@code quick} (when it is
 * not set), {@code full}, or a whole number, the percentage of the full counts.
 */
public final class Scale {

    private static final String SCALE =
            System.getProperty("tiaoqi.scale", "quick").toLowerCase(Locale.ROOT);

    private Scale() {}

    /** The count for this run: never zero, and never more than the full one. */
    public static int of(int quick, int full) {
        return switch (SCALE) {
            case "quick" -> quick;
            case "full" -> full;
            default -> Math.clamp((long) full * Integer.parseInt(SCALE) / 100, 1, full);
        };
    }

    /** Whether the full counts were asked for. */
    public static boolean isFull() {
        return SCALE.equals("full");
    }
}
