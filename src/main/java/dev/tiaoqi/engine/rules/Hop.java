package dev.tiaoqi.engine.rules;

/** The kind of hop, one for the whole game (R2.2). */
public enum Hop implements Text {
    ADJACENT("adjacent", 1),
    ADJACENT_2("adjacent-2", 2),
    ADJACENT_3("adjacent-3", 3),
    SYMMETRIC("symmetric", 1);

    private final String text;
    private final int leapt;

    Hop(String text, int leapt) {
        this.text = text;
        this.leapt = leapt;
    }

    @Override
    public String text() {
        return text;
    }

    /** How many men one hop goes over. */
    public int leapt() {
        return leapt;
    }
}
