package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Barred;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.position.MoveText;
import dev.tiaoqi.engine.rules.Option;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the seat to move may do: the moves there are less those that R4.3 bars; nothing when its turn is lost (R2.9) or
 * its die not thrown (R9.1).
 */
final class Legal implements Ways {

    private final Course course;
    private final Routes routes;
    private final Seat mover;
    private final OptionalInt limit;

    Legal(Course course) {
        this.course = course;
        routes = Routes.of(course, course.scratch());
        mover = course.mover();
        limit = course.terrain.rules.get(Option.REPETITION_LIMIT);
    }

    /** Whether there is any move; without one the seat is stuck (R2.8). */
    boolean any() {
        return men().anyMatch(from -> ends(from).findAny().isPresent());
    }

    /** All moves with their trails, by start and end in cell order. */
    List<LegalMove> moves() {
        return men().boxed()
                .flatMap(from -> ends(from).boxed().flatMap(to -> routes.between(from, to).stream()))
                .map(this::move)
                .toList();
    }

    @Override
    public Routes routes() {
        return routes;
    }

    @Override
    public IntStream ends(int from) {
        return reach(from).filter(to -> !isBarred(from, to));
    }

    /** The cells where the man on this one may end his move but for R4.3, in order. */
    IntStream reach(int from) {
        return course.isTurnLost() || course.awaitsThrow() ? IntStream.empty() : routes.ends(from);
    }

    /** What R4.3 alone forbids: the last man moved may not go back to where he came from. */
    List<Barred> barred() {
        if (limit.isEmpty() || course.isTurnLost()) {
            return List.of();
        }
        return men().boxed().flatMap(this::barredFrom).toList();
    }

    private Stream<Barred> barredFrom(int from) {
        int to = course.side(mover).returns().backFrom(from);
        if (to < 0 || !isBarred(from, to) || reach(from).noneMatch(cell -> cell == to)) {
            return Stream.empty();
        }
        Topology board = course.terrain.board;
        Refusal why = new Refusal.Repetition(board.name(from), board.name(to));
        return Stream.of(new Barred(board.name(from), board.name(to), why.code()));
    }

    /** Whether R4.3 forbids it; it never bars a concession (R5.2). */
    @Override
    public boolean isBarred(int from, int to) {
        return limit.isPresent()
                && course.side(mover).returns().bars(from, to, limit.getAsInt())
                && !Concession.isOne(course, from, to);
    }

    /** The move from a man to a cell that {@link #reach} lists; there is but one without captures. */
    LegalMove move(int from, int to) {
        return move(routes.between(from, to).getFirst());
    }

    /** As players are told of it. */
    LegalMove move(Route route) {
        Topology board = course.terrain.board;
        return new LegalMove(
                board.name(route.from()),
                board.name(route.to()),
                MoveText.walk(board, route.trail()),
                names(Arrays.stream(route.trail())),
                names(route.captured().cells()));
    }

    private IntStream men() {
        return IntStream.range(0, course.men.size()).filter(cell -> course.men.owner(cell) == mover.index());
    }

    private List<String> names(IntStream cells) {
        return cells.mapToObj(course.terrain.board::name).toList();
    }
}
