package dev.tiaoqi.engine.rules;

/** By the end of his turn of this round, from 1, a player must have so many men outside his home (R4.1). */
public record Deadline(int round, int men) {

    /** As in a record's tag: {@code 20:5}. */
    @Override
    public String toString() {
        return round + ":" + men;
    }
}
