package dev.tiaoqi.server.guide;

import org.jspecify.annotations.Nullable;

/**
 * A little board in a text, for the script that draws it: a position, and either the moves that the reader may try,
 * or the trail of the move just made.
 *
 * @param crop the cells round which the picture is cut out; none for the whole board
 * @param picked the man that is in the hand from the beginning
 * @param moves all that may be tried, as texts (N3)
 * @param goal the cell that a try is meant to reach
 * @param men men a seat, where the camps differ from the usual ones
 * @param named whether the names of the cells stand at the rim
 */
public record Figure(
        String position,
        @Nullable String crop,
        @Nullable String picked,
        @Nullable String moves,
        @Nullable String trail,
        @Nullable String goal,
        @Nullable Integer men,
        boolean named) {

    static Figure of(String position, @Nullable String crop) {
        return new Figure(position, crop, null, null, null, null, null, false);
    }

    static Figure toTry(String position, String moves) {
        return new Figure(position, null, null, moves, null, null, null, false);
    }

    Figure round(@Nullable String cells) {
        return new Figure(position, cells, picked, moves, trail, goal, men, named);
    }

    Figure inHand(String cell) {
        return new Figure(position, crop, cell, moves, trail, goal, men, named);
    }

    Figure after(String way) {
        return new Figure(position, crop, picked, moves, way, goal, men, named);
    }

    Figure to(String cell) {
        return new Figure(position, crop, picked, moves, trail, cell, men, named);
    }

    Figure withMen(int each) {
        return new Figure(position, crop, picked, moves, trail, goal, each, named);
    }

    Figure withNames() {
        return new Figure(position, crop, picked, moves, trail, goal, men, true);
    }

    /** How it stands on a page: the whole star, the whole square board, or a piece. */
    public String shape() {
        if (crop != null) {
            return "cut";
        }
        return position.startsWith("star") ? "whole" : "square";
    }
}
