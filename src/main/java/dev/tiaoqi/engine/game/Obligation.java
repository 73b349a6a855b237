package dev.tiaoqi.engine.game;

/**
 * What R4.1 asks of a seat next: by the end of its turn of this round so many men must be outside its home;
 * {@code outside} are there now, lifted and captured men counted among them.
 */
public record Obligation(int round, int men, int outside) {

    /** How many men have yet to leave; zero when nothing is left to do. */
    public int missing() {
        return Math.max(0, men - outside);
    }
}
