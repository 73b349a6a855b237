package dev.tiaoqi.engine.notation;

/** A word of a record and where it stands, line and column from 1. */
record Token(String text, int line, int column) {

    /** Whether it numbers a round, {@code 12.} */
    boolean isRound() {
        return text.matches("\\d{1,4}\\.");
    }

    /** The word, short enough to be quoted in a message. */
    String quoted() {
        return quoted(text);
    }

    static String quoted(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
