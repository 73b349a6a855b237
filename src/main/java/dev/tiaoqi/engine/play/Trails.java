package dev.tiaoqi.engine.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The ways of one man: to every cell he can hop to, the chain with the fewest hops, and among equals the one whose
 * cells come first (R2.4). A breadth-first walk that looks at landings in cell order meets that chain first.
 */
final class Trails {

    private static final int NONE = -1;

    private final Scratch scratch;
    private final int from;
    private final int[] before;

    private Trails(Scratch scratch, int from) {
        this.scratch = scratch;
        this.from = from;
        before = new int[scratch.size()];
        Arrays.fill(before, NONE);
    }

    static Trails of(Scratch scratch, int from) {
        Trails trails = new Trails(scratch, from);
        byte owner = scratch.owners[from];
        scratch.owners[from] = 0; // R2.3
        trails.walk(owner - 1);
        scratch.owners[from] = owner;
        return trails;
    }

    boolean isFrom(int cell) {
        return from == cell;
    }

    /** Whether it is a step rather than a chain: a step has no hop at all. */
    private boolean isStep(int to) {
        Lines lines = scratch.terrain.lines;
        return IntStream.range(from * lines.directions, (from + 1) * lines.directions)
                .anyMatch(line -> lines.near[line] == to);
    }

    /** The trail to a cell that can be reached, start first. */
    int[] to(int cell) {
        if (isStep(cell)) {
            return new int[] {from, cell};
        }
        List<Integer> back = new ArrayList<>();
        for (int at = cell; at != from; at = before[at]) {
            back.add(at);
        }
        back.add(from);
        Collections.reverse(back);
        return back.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether each of these cells follows the one before by one legal hop of the man on the first. */
    static boolean isChain(Scratch scratch, List<Integer> cells) {
        int from = cells.getFirst();
        byte owner = scratch.owners[from];
        scratch.owners[from] = 0; // R2.3
        boolean chain = IntStream.range(1, cells.size())
                .allMatch(index -> contains(landings(scratch, cells.get(index - 1)), cells.get(index))
                        && scratch.mayTouch(cells.get(index), owner - 1));
        scratch.owners[from] = owner;
        return chain;
    }

    private void walk(int seat) {
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int landing : landings(scratch, cell)) {
                if (before[landing] == NONE && landing != from && scratch.mayTouch(landing, seat)) {
                    before[landing] = cell;
                    queue.add(landing);
                }
            }
        }
    }

    /** Where one hop from here lands, in cell order. */
    private static int[] landings(Scratch scratch, int cell) {
        int directions = scratch.terrain.lines.directions;
        return IntStream.range(cell * directions, (cell + 1) * directions)
                .map(scratch::landing)
                .filter(landing -> landing != NONE)
                .sorted()
                .toArray();
    }

    private static boolean contains(int[] cells, int cell) {
        return IntStream.of(cells).anyMatch(each -> each == cell);
    }
}
