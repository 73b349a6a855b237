package dev.tiaoqi.engine.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One kind of board (R1): its cells, numbered from 0 by rank, then file, their names, lines, distances and camps.
 * There is one of each kind; equality is identity.
 */
public final class Topology {

    public static final Topology STAR4 = new Topology("star4", new Star(4));
    public static final Topology STAR3 = new Topology("star3", new Star(3));
    public static final Topology SQUARE16 = new Topology("square16", new Square());

    private static final Map<String, Topology> BY_NAME =
            Map.of(STAR4.name, STAR4, STAR3.name, STAR3, SQUARE16.name, SQUARE16);

    private final String name;
    private final Shape shape;
    private final Point[] points;
    private final String[] names;
    private final Map<String, Integer> byName = new HashMap<>();
    private final Map<Point, Integer> byPoint = new HashMap<>();
    private final int[][] rays;
    private final List<int[]> ranks;
    /** Where each cell comes to lie when the board is turned by one corner, and when it is mirrored. */
    private final int[] turned;

    private final int[] mirrored;
    /** By the number of men, the camps clockwise from seat A's: every game that begins asks for them. */
    private final Map<Integer, List<CellSet>> camps;

    private Topology(String name, Shape shape) {
        this.name = name;
        this.shape = shape;
        points = shape.points().toArray(Point[]::new);
        names = Arrays.stream(points).map(shape::name).toArray(String[]::new);
        for (int cell = 0; cell < points.length; cell++) {
            byName.put(names[cell], cell);
            byPoint.put(points[cell], cell);
        }
        rays = IntStream.range(0, points.length * directions())
                .mapToObj(index -> walk(index / directions(), index % directions()))
                .toArray(int[][]::new);
        ranks = layRanks();
        turned =
                Arrays.stream(points).mapToInt(point -> at(shape.turned(point))).toArray();
        mirrored = Arrays.stream(points)
                .mapToInt(point -> at(shape.mirrored(point)))
                .toArray();
        camps = shape.campSizes().stream().collect(Collectors.toUnmodifiableMap(men -> men, this::layCamps));
    }

    /** The board called {@code star4}, {@code star3} or {@code square16}. */
    public static Optional<Topology> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    public String name() {
        return name;
    }

    /** How many cells there are. */
    public int size() {
        return points.length;
    }

    /** How many directions lines run in: 6 or 8. */
    public int directions() {
        return shape.directions().size();
    }

    /** How many camps, and so seats, the board has: 6 or 4. */
    public int corners() {
        return shape.corners();
    }

    /** The cell's name, a file letter and a rank number (R1.2). */
    public String name(int cell) {
        return names[cell];
    }

    /** The cell of this name, in small letters. */
    public Optional<Integer> cell(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The cells of a line from a cell to the edge, nearest first, the cell itself not among them. Not to be changed. */
    public int[] ray(int cell, int direction) {
        return rays[cell * directions() + direction];
    }

    /** How many steps lie between two cells of an empty board. */
    public int distance(int from, int to) {
        return shape.distance(points[from], points[to]);
    }

    /** The camp of so many men that this seat starts in (R1.3, R1.4, R1.6). */
    public CellSet home(Seat seat, int men) {
        return Optional.ofNullable(camps.get(men))
                .orElseThrow(() -> new IllegalArgumentException("no camp of " + men + " on " + name))
                .get(seat.index());
    }

    /** The camp opposite the seat's home, which he must fill. */
    public CellSet target(Seat seat, int men) {
        return home(opposite(seat), men);
    }

    /** The corner itself (R2.6): on the star the arm, however many men are played; on the square board the camp. */
    public CellSet corner(Seat seat, int men) {
        return home(seat, shape.cornerMen(men));
    }

    /** The seat whose home is this seat's target. */
    public Seat opposite(Seat seat) {
        return Seat.at((seat.index() + corners() / 2) % corners());
    }

    /** How far along the way from the seat's home tip, 0 there, to his target a cell is (R5.1). */
    public int row(Seat seat, int cell) {
        return shape.row(points[turned(cell, corners() - seat.index())]);
    }

    /** Where a cell comes to lie when the board is turned clockwise by one corner, {@code times} over. */
    public int turned(int cell, int times) {
        int at = cell;
        for (int time = 0; time < times; time++) {
            at = turned[at];
        }
        return at;
    }

    /** Where a cell comes to lie when the board is mirrored about the line through seat A's home and target. */
    public int mirrored(int cell) {
        return mirrored[cell];
    }

    /** The ranks from north to south, each with its cells from west to east (N2); only to be read. */
    public List<int[]> ranks() {
        return ranks;
    }

    private List<int[]> layRanks() {
        return IntStream.rangeClosed(0, shape.lastRank())
                .map(rank -> shape.lastRank() - rank)
                .mapToObj(rank -> IntStream.range(0, size())
                        .filter(cell -> points[cell].rank() == rank)
                        .toArray())
                .toList();
    }

    @Override
    public String toString() {
        return name;
    }

    private List<CellSet> layCamps(int men) {
        List<Point> first = shape.camp(men);
        return IntStream.range(0, corners())
                .mapToObj(times -> CellSet.of(first.stream()
                        .mapToInt(point -> turned(at(point), times))
                        .toArray()))
                .toList();
    }

    private int at(Point point) {
        return Objects.requireNonNull(byPoint.get(point), "off the board");
    }

    private int[] walk(int cell, int direction) {
        Point along = shape.directions().get(direction);
        return IntStream.iterate(1, steps -> steps + 1)
                .mapToObj(steps -> points[cell].plus(along, steps))
                .takeWhile(byPoint::containsKey)
                .mapToInt(this::at)
                .toArray();
    }
}
