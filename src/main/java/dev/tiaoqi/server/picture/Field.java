package dev.tiaoqi.server.picture;

import dev.tiaoqi.engine.board.Topology;
import java.util.List;
import java.util.stream.IntStream;

/** Where the cells of a board lie in a picture, north up, and what its plate looks like (R1.1, R1.6). */
final class Field {

    private static final double ROW = Math.sqrt(3) / 2;
    private static final double RIM = 0.9 * Spot.PITCH;

    private final Topology board;
    private final List<Spot> spots;

    private Field(Topology board) {
        this.board = board;
        spots = IntStream.range(0, board.size())
                .mapToObj(cell -> isSquare(board) ? square(board.name(cell)) : star(board.name(cell), arm(board)))
                .toList();
    }

    static Field of(Topology board) {
        return new Field(board);
    }

    Spot at(int cell) {
        return spots.get(cell);
    }

    /** How far the plate reaches from the middle, to the side and up. */
    Spot reach() {
        double x = spots.stream().mapToDouble(Spot::x).max().orElseThrow();
        double y = spots.stream().mapToDouble(Spot::y).max().orElseThrow();
        return new Spot(x + RIM + 14, y + RIM + 14);
    }

    /** The plate as it lies so far below its own face. */
    Stroke plate(String colour, double below) {
        List<Spot> corners = isSquare(board) ? squareCorners() : starCorners(arm(board));
        return new Stroke.Face(
                corners.stream().map(corner -> corner.plus(0, below)).toList(), colour, 1, 2 * RIM);
    }

    /** The lines that join neighbours; on the square they run between the men's fields. */
    List<Stroke> lines(String colour) {
        if (isSquare(board)) {
            double end = 8 * Spot.PITCH;
            return IntStream.rangeClosed(0, 16)
                    .mapToDouble(i -> i * Spot.PITCH - end)
                    .boxed()
                    .flatMap(i -> List.of(
                            line(colour, new Spot(i, -end), new Spot(i, end)),
                            line(colour, new Spot(-end, i), new Spot(end, i)))
                            .stream())
                    .toList();
        }
        return IntStream.range(0, board.size())
                .boxed()
                .flatMap(cell -> IntStream.range(0, board.directions())
                        .filter(direction -> board.ray(cell, direction).length > 0)
                        .map(direction -> board.ray(cell, direction)[0])
                        .filter(next -> next > cell)
                        .mapToObj(next -> line(colour, at(cell), at(next))))
                .toList();
    }

    private static Stroke line(String colour, Spot from, Spot to) {
        return new Stroke.Line(List.of(from, to), colour, 0.42, 1);
    }

    private static boolean isSquare(Topology board) {
        return board.corners() == 4;
    }

    private static int arm(Topology board) {
        return board == Topology.STAR4 ? 4 : 3;
    }

    private static Spot star(String name, int arm) {
        int q = name.charAt(0) - 'a' - 2 * arm;
        int r = Integer.parseInt(name.substring(1)) - 1 - 2 * arm;
        return new Spot((q + r / 2.0) * Spot.PITCH, -r * ROW * Spot.PITCH);
    }

    private static Spot square(String name) {
        int file = name.charAt(0) - 'a';
        int rank = Integer.parseInt(name.substring(1)) - 1;
        return new Spot((file - 7.5) * Spot.PITCH, (7.5 - rank) * Spot.PITCH);
    }

    private static List<Spot> squareCorners() {
        double half = 7.5 * Spot.PITCH;
        return List.of(new Spot(-half, -half), new Spot(half, -half), new Spot(half, half), new Spot(-half, half));
    }

    /** Tips and notches in turn, clockwise from the north. */
    private static List<Spot> starCorners(int arm) {
        return IntStream.range(0, 12)
                .mapToObj(corner -> {
                    double far = (corner % 2 == 0 ? 2 * arm * ROW : arm) * Spot.PITCH;
                    double angle = corner * Math.PI / 6;
                    return new Spot(far * Math.sin(angle), -far * Math.cos(angle));
                })
                .toList();
    }
}
