package dev.tiaoqi.engine.rules;

/** When a player may pass (R2.8). */
public enum Pass implements Text {
    WHEN_STUCK("whenStuck"),
    ALLOWED("allowed");

    private final String text;

    Pass(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
