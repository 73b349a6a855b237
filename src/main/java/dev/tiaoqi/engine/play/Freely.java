package dev.tiaoqi.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One step, or as many hops as one likes (R2.1). */
final class Freely implements Routes {

    private final Scratch scratch;
    private final long[] words = new long[Scratch.WORDS];
    private @Nullable Trails latest;

    Freely(Scratch scratch) {
        this.scratch = scratch;
    }

    @Override
    public IntStream ends(int from) {
        scratch.destinations(from, words, 0);
        long[] ends = words.clone();
        return IntStream.range(0, scratch.size()).filter(cell -> (ends[cell >>> 6] >>> cell & 1) != 0);
    }

    @Override
    public List<Route> between(int from, int to) {
        return List.of(Route.of(trails(from).to(to)));
    }

    @Override
    public Optional<Route> along(List<Integer> cells) {
        return Trails.isChain(scratch, cells)
                ? Optional.of(between(cells.getFirst(), cells.getLast()).getFirst())
                : Optional.empty();
    }

    /** One man's trails lead to all his ends. */
    private Trails trails(int from) {
        Trails trails = latest;
        if (trails == null || !trails.isFrom(from)) {
            trails = Trails.of(scratch, from);
            latest = trails;
        }
        return trails;
    }
}
