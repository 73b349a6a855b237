package dev.tiaoqi.engine.board;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The star of arm n in axial coordinates q, r, with s = −q−r (R1.1). Its cells have min(q, r, s) ≥ −n or
 * max(q, r, s) ≤ n; it is turned clockwise by (q, r, s) → (−s, −q, −r).
 */
record Star(int arm) implements Shape {

    @Override
    public List<Point> points() {
        int span = 4 * arm + 1;
        return IntStream.range(0, span * span)
                .mapToObj(index -> new Point(index % span, index / span))
                .filter(this::onBoard)
                .toList();
    }

    @Override
    public List<Point> directions() {
        return List.of(
                new Point(0, -1),
                new Point(1, -1),
                new Point(-1, 0),
                new Point(1, 0),
                new Point(-1, 1),
                new Point(0, 1));
    }

    @Override
    public int lastRank() {
        return 4 * arm;
    }

    @Override
    public int corners() {
        return 6;
    }

    @Override
    public int distance(Point from, Point to) {
        int q = to.file() - from.file();
        int r = to.rank() - from.rank();
        return Math.max(Math.abs(q + r), Math.max(Math.abs(q), Math.abs(r)));
    }

    @Override
    public List<Integer> campSizes() {
        return List.copyOf(widths().keySet());
    }

    /** Rows of 1, 2, 3 … cells from the tip; beyond the arm, the middle cells of the hexagon's rows (R1.4). */
    @Override
    public List<Point> camp(int men) {
        List<Integer> widths = Objects.requireNonNull(widths().get(men));
        return IntStream.range(0, widths.size())
                .boxed()
                .flatMap(row -> middle(row, widths.get(row)).stream())
                .toList();
    }

    @Override
    public int cornerMen(int men) {
        return arm * (arm + 1) / 2;
    }

    @Override
    public int row(Point point) {
        return point.rank();
    }

    @Override
    public Point turned(Point point) {
        return at(-s(point), -q(point));
    }

    @Override
    public Point mirrored(Point point) {
        return at(s(point), r(point));
    }

    /** The widths of a camp's rows, from the tip, by the number of men (R1.4). */
    private Map<Integer, List<Integer>> widths() {
        return arm == 3
                ? Map.of(6, List.of(1, 2, 3), 10, List.of(1, 2, 3, 4))
                : Map.of(
                        10, List.of(1, 2, 3, 4),
                        13, List.of(1, 2, 3, 4, 3),
                        15, List.of(1, 2, 3, 4, 5),
                        19, List.of(1, 2, 3, 4, 5, 4));
    }

    private List<Point> middle(int row, int width) {
        List<Point> cells = points().stream()
                .filter(point -> point.rank() == row && (row < arm || inHexagon(point)))
                .sorted(Comparator.comparingInt(Point::file))
                .toList();
        int skipped = (cells.size() - width) / 2;
        return cells.subList(skipped, skipped + width);
    }

    private boolean onBoard(Point point) {
        int least = Math.min(s(point), Math.min(q(point), r(point)));
        int most = Math.max(s(point), Math.max(q(point), r(point)));
        return least >= -arm || most <= arm;
    }

    private boolean inHexagon(Point point) {
        return Math.abs(q(point)) <= arm && Math.abs(r(point)) <= arm && Math.abs(s(point)) <= arm;
    }

    private Point at(int q, int r) {
        return new Point(q + 2 * arm, r + 2 * arm);
    }

    private int q(Point point) {
        return point.file() - 2 * arm;
    }

    private int r(Point point) {
        return point.rank() - 2 * arm;
    }

    private int s(Point point) {
        return -q(point) - r(point);
    }
}
