package dev.tiaoqi.engine.rules;

/** When a player has finished (R3.1). */
public enum Win implements Text {
    /** The target is full, one man at least is his. */
    FILLED("filled"),
    /** The target is full of his own men. */
    OWN_MEN("ownMen");

    private final String text;

    Win(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
