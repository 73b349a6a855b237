package dev.tiaoqi.server.browser;

/** Fields that are filled before any test begins. */
final class Machine {

    private Machine() {}

    /** Nothing yet. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    static <T> T none() {
        return null;
    }
}
