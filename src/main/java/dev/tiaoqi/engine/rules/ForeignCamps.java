package dev.tiaoqi.engine.rules;

/** Whether a man may enter corners that are neither his home nor his target (R2.6). */
public enum ForeignCamps implements Text {
    ALLOWED("allowed"),
    /** No move ends there. */
    NO_STOPPING("noStopping"),
    /** No move touches down there. */
    FORBIDDEN("forbidden");

    private final String text;

    ForeignCamps(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
