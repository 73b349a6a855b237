package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.position.MoveText;
import dev.tiaoqi.engine.rules.Option;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the seat to move may do: the generator's moves less those that R4.3 bars; nothing when its turn is lost (R2.9). */
final class Legal implements Ways {

    private final Course course;
    private final Scratch scratch;
    private final Seat mover;
    private final OptionalInt limit;
    private final long[] words = new long[Scratch.WORDS];

    Legal(Course course) {
        this.course = course;
        scratch = course.scratch();
        mover = course.mover();
        limit = course.terrain.rules.get(Option.REPETITION_LIMIT);
    }

    /** Whether there is any move; without one the seat is stuck (R2.8). */
    boolean any() {
        return men().anyMatch(from -> ends(from).findAny().isPresent());
    }

    /** All moves with their trails, by start and end in cell order. */
    List<LegalMove> moves() {
        return men().boxed().flatMap(this::movesFrom).toList();
    }

    @Override
    public IntStream ends(int from) {
        return reach(from).filter(to -> !isBarred(from, to));
    }

    /** The cells where the man on this one may end his move but for R4.3, in order. */
    IntStream reach(int from) {
        if (course.isTurnLost()) {
            return IntStream.empty();
        }
        scratch.destinations(from, words, 0);
        long[] ends = words.clone();
        return IntStream.range(0, scratch.size()).filter(cell -> (ends[cell >>> 6] >>> cell & 1) != 0);
    }

    /** Whether R4.3 forbids it; it never bars a concession (R5.2). */
    @Override
    public boolean isBarred(int from, int to) {
        return limit.isPresent()
                && course.side(mover).returns().bars(from, to, limit.getAsInt())
                && !Concession.isOne(course, from, to);
    }

    private IntStream men() {
        return IntStream.range(0, scratch.size()).filter(cell -> scratch.owner(cell) == mover.index());
    }

    private Stream<LegalMove> movesFrom(int from) {
        int[] ends = ends(from).toArray();
        if (ends.length == 0) {
            return Stream.empty();
        }
        Trails trails = Trails.of(scratch, from);
        return Arrays.stream(ends).mapToObj(to -> move(trails, to, from));
    }

    private LegalMove move(Trails trails, int to, int from) {
        Topology board = course.terrain.board;
        int[] trail = trails.to(to);
        return new LegalMove(board.name(from), board.name(to), text(trails, trail), names(board, trail));
    }

    private String text(Trails trails, int[] trail) {
        Topology board = course.terrain.board;
        int to = trail[trail.length - 1];
        return trails.isStep(to) ? MoveText.step(board, trail[0], to) : MoveText.hops(board, trail);
    }

    private static List<String> names(Topology board, int[] trail) {
        return Arrays.stream(trail).mapToObj(board::name).toList();
    }

    /** The move from a man to a cell that {@link #ends} lists. */
    LegalMove move(int from, int to) {
        return move(Trails.of(scratch, from), to, from);
    }
}
