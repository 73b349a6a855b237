package dev.tiaoqi.engine.rules;

/** Which way the turn goes round the board (R2.9). */
public enum TurnOrder implements Text {
    CLOCKWISE("clockwise"),
    COUNTERCLOCKWISE("counterclockwise");

    private final String text;

    TurnOrder(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
