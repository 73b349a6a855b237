package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.position.Contents;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** One man's single actions, each a step or a hop (R9.1), he being lifted while he walks (R2.3). */
final class Paces {

    private final Scratch scratch;
    private final int from;
    private final int seat;
    /** By cell, where one action takes him; what was asked for before is known. */
    private final BitSet[] next;

    Paces(Scratch scratch, int from) {
        this.scratch = scratch;
        this.from = from;
        seat = scratch.owner(from);
        next = new BitSet[scratch.size()];
    }

    boolean isFrom(int cell) {
        return from == cell;
    }

    /** The cells where just so many actions can legally end: on another cell (R2.6, R2.7). */
    BitSet ends(int actions) {
        return legal(reached(actions).get(actions));
    }

    /** The greatest number of actions he can make, at most so many; 0 when none. */
    int most(int limit) {
        List<BitSet> reached = reached(limit);
        int most = limit;
        while (most > 0 && legal(reached.get(most)).isEmpty()) {
            most--;
        }
        return most;
    }

    /** Of all trails of so many actions the one whose cells come first (R2.4): at each cell only those count from where it still goes on. */
    int[] firstTrail(int to, int actions) {
        List<BitSet> leading = reached(actions);
        leading.set(actions, those(IntStream.of(to), cell -> true));
        for (int made = actions - 1; made > 0; made--) {
            BitSet after = leading.get(made + 1);
            leading.set(
                    made, those(leading.get(made).stream(), cell -> next(cell).intersects(after)));
        }
        int[] trail = new int[actions + 1];
        trail[0] = from;
        for (int made = 1; made <= actions; made++) {
            BitSet after = leading.get(made);
            trail[made] = next(trail[made - 1]).stream()
                    .filter(after::get)
                    .findFirst()
                    .orElseThrow();
        }
        return trail;
    }

    /** Whether each of these cells follows the one before by one action. */
    boolean isWalk(List<Integer> cells) {
        return IntStream.range(1, cells.size())
                .allMatch(index -> next(cells.get(index - 1)).get(cells.get(index)));
    }

    /** The cells he can stand on after none, one, two … actions, wherever he may end. */
    private List<BitSet> reached(int most) {
        List<BitSet> reached = new ArrayList<>(List.of(those(IntStream.of(from), cell -> true)));
        for (int actions = 1; actions <= most; actions++) {
            BitSet cells = new BitSet();
            reached.getLast().stream().forEach(cell -> cells.or(next(cell)));
            reached.add(cells);
        }
        return reached;
    }

    private BitSet legal(BitSet cells) {
        return those(cells.stream(), to -> to != from && scratch.mayEnd(from, to));
    }

    private BitSet next(int cell) {
        if (next[cell] == null) {
            byte owner = scratch.owners[from];
            scratch.owners[from] = 0;
            next[cell] = those(actions(cell), to -> to >= 0 && scratch.mayTouch(to, seat));
            scratch.owners[from] = owner;
        }
        return next[cell];
    }

    /** −1 among them where there is none. */
    private IntStream actions(int cell) {
        Lines lines = scratch.terrain.lines;
        return IntStream.range(cell * lines.directions, (cell + 1) * lines.directions)
                .flatMap(line -> IntStream.of(step(lines.near[line]), scratch.landing(line)));
    }

    private int step(int neighbour) {
        return neighbour >= 0 && scratch.owners[neighbour] == Contents.EMPTY ? neighbour : -1;
    }

    private static BitSet those(IntStream cells, IntPredicate which) {
        BitSet some = new BitSet();
        cells.filter(which).forEach(some::set);
        return some;
    }
}
