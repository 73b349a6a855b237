package dev.tiaoqi.engine.board;

import java.util.List;

/** What makes one kind of board different from another, in coordinates. */
sealed interface Shape permits Star, Square {

    /** All points, by rank, then file. */
    List<Point> points();

    /** One step in each direction, ordered by rank, then file. */
    List<Point> directions();

    int lastRank();

    int corners();

    int distance(Point from, Point to);

    /** The numbers of men there are camps for. */
    List<Integer> campSizes();

    /** The camp of so many men, one of {@link #campSizes}, in seat A's corner. */
    List<Point> camp(int men);

    /** How many men fill a corner when so many are played (R2.6). */
    int cornerMen(int men);

    /** The row of a point on seat A's way (R5.1). */
    int row(Point point);

    /** The point turned clockwise by one corner. */
    Point turned(Point point);

    /** The point mirrored about seat A's way. */
    Point mirrored(Point point);

    default String name(Point point) {
        return (char) ('a' + point.file()) + Integer.toString(point.rank() + 1);
    }
}
