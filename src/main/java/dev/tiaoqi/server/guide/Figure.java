package dev.tiaoqi.server.guide;

import java.util.List;
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
        boolean named,
        @Nullable Trial trial) {

    /**
     * A game that the reader plays on from the position, both sides himself; the server is asked what he may do.
     *
     * @param options those that differ from the preset classic's, as JSON
     * @param items the items there are to be tried
     * @param die the face that is up at first, in a game with dice
     */
    public record Trial(
            String options, List<String> items, @Nullable Integer die) {
        public Trial {
            items = List.copyOf(items);
        }
    }

    static Figure of(String position, @Nullable String crop) {
        return new Figure(position, crop, null, null, null, null, null, false, null);
    }

    static Figure toTry(String position, String moves) {
        return new Figure(position, null, null, moves, null, null, null, false, null);
    }

    Figure round(@Nullable String cells) {
        return new Figure(position, cells, picked, moves, trail, goal, men, named, trial);
    }

    Figure inHand(String cell) {
        return new Figure(position, crop, cell, moves, trail, goal, men, named, trial);
    }

    Figure after(String way) {
        return new Figure(position, crop, picked, moves, way, goal, men, named, trial);
    }

    Figure to(String cell) {
        return new Figure(position, crop, picked, moves, trail, cell, men, named, trial);
    }

    Figure withMen(int each) {
        return new Figure(position, crop, picked, moves, trail, goal, each, named, trial);
    }

    Figure withNames() {
        return new Figure(position, crop, picked, moves, trail, goal, men, true, trial);
    }

    /** To be played on from. */
    static Figure toPlay(String position, Trial trial) {
        return new Figure(position, null, null, null, null, null, null, false, trial);
    }

    /** How it stands on a page: the whole star, the whole square board, or a piece. */
    public String shape() {
        if (crop != null) {
            return "cut";
        }
        return position.startsWith("star") ? "whole" : "square";
    }
}
