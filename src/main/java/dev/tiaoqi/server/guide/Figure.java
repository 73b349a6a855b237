package dev.tiaoqi.server.guide;

import org.jspecify.annotations.Nullable;

/**
 * A little board in a text, for the script that draws it: a position, and either a man in the hand with the moves he
 * has, or the trail of the move just made.
 *
 * @param crop the cells round which the picture is cut out; none for the whole board
 */
public record Figure(
        String position,
        @Nullable String crop,
        @Nullable String picked,
        @Nullable String moves,
        @Nullable String trail) {

    static Figure of(String position, @Nullable String crop) {
        return new Figure(position, crop, null, null, null);
    }
}
