package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Item;
import java.util.List;

/**
 * What a turn with items changed on the board, in the order in which it did, so that it can be shown step by step.
 * Cells are names.
 */
public sealed interface Effect {

    /** A man walked along a trail of cells, start first. */
    record Walked(List<String> trail) implements Effect {
        public Walked {
            trail = List.copyOf(trail);
        }
    }

    /** A roadblock or a road-mender was put on a cell. */
    record Placed(Item item, String cell) implements Effect {}

    /** A man flew to an empty cell. */
    record Winged(String from, String to) implements Effect {}

    /** The man on the first cell, the user's, and the one on the second changed places. */
    record Swapped(String from, String to) implements Effect {}

    /**
     * A whirlwind dealt what its cells, in cell order, held {@code before} anew: signs of N3, {@code .} for an empty
     * cell, {@code x} and {@code o} for what stays.
     */
    record Dealt(String centre, List<String> cells, String before, String after) implements Effect {
        public Dealt {
            cells = List.copyOf(cells);
        }
    }

    /** A roadblock or a road-mender came off: its time was up, or its owner left or finished (R8). */
    record Expired(Item item, String cell, Seat owner) implements Effect {}
}
