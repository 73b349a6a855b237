package dev.tiaoqi.engine.board;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** The Halma board of 16 × 16 cells and eight directions (R1.6). */
record Square() implements Shape {

    private static final int SIDE = 16;

    /** How many cells of each rank belong to the camp of seat A, from the first rank, by the number of men. */
    private static final Map<Integer, List<Integer>> WIDTHS =
            Map.of(13, List.of(4, 4, 3, 2), 19, List.of(5, 5, 4, 3, 2));

    @Override
    public List<Point> points() {
        return IntStream.range(0, SIDE * SIDE)
                .mapToObj(index -> new Point(index % SIDE, index / SIDE))
                .toList();
    }

    @Override
    public List<Point> directions() {
        return List.of(
                new Point(-1, -1),
                new Point(0, -1),
                new Point(1, -1),
                new Point(-1, 0),
                new Point(1, 0),
                new Point(-1, 1),
                new Point(0, 1),
                new Point(1, 1));
    }

    @Override
    public int lastRank() {
        return SIDE - 1;
    }

    @Override
    public int corners() {
        return 4;
    }

    @Override
    public int distance(Point from, Point to) {
        return Math.max(Math.abs(to.file() - from.file()), Math.abs(to.rank() - from.rank()));
    }

    @Override
    public List<Integer> campSizes() {
        return List.copyOf(WIDTHS.keySet());
    }

    @Override
    public List<Point> camp(int men) {
        List<Integer> widths = Objects.requireNonNull(WIDTHS.get(men));
        return IntStream.range(0, widths.size())
                .boxed()
                .flatMap(rank -> IntStream.range(0, widths.get(rank)).mapToObj(file -> new Point(file, rank)))
                .toList();
    }

    @Override
    public int cornerMen(int men) {
        return men;
    }

    @Override
    public int row(Point point) {
        return point.file() + point.rank();
    }

    @Override
    public Point turned(Point point) {
        return new Point(point.rank(), SIDE - 1 - point.file());
    }

    @Override
    public Point mirrored(Point point) {
        return new Point(/* file= */ point.rank(), /* rank= */ point.file());
    }
}
