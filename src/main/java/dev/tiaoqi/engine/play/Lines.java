package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Topology;
import java.util.Map;

/** A board's neighbours and lines as flat tables, by cell times directions plus direction; −1 where the board ends. */
final class Lines {

    private static final Map<Topology, Lines> ALL = Map.of(
            Topology.STAR4, new Lines(Topology.STAR4),
            Topology.STAR3, new Lines(Topology.STAR3),
            Topology.SQUARE16, new Lines(Topology.SQUARE16));

    final int directions;
    final int[] near;
    final int[] beyond;
    final int[][] rays;

    private Lines(Topology board) {
        directions = board.directions();
        int lines = board.size() * directions;
        near = new int[lines];
        beyond = new int[lines];
        rays = new int[lines][];
        for (int line = 0; line < lines; line++) {
            int[] ray = board.ray(line / directions, line % directions);
            rays[line] = ray;
            near[line] = ray.length > 0 ? ray[0] : -1;
            beyond[line] = ray.length > 1 ? ray[1] : -1;
        }
    }

    static Lines of(Topology board) {
        Lines lines = ALL.get(board);
        if (lines == null) {
            throw new IllegalArgumentException("no lines of " + board);
        }
        return lines;
    }
}
