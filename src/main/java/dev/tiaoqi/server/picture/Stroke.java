package dev.tiaoqi.server.picture;

import java.util.List;

/** One thing in a picture. Colours are written as in a style sheet, {@code #rrggbb}; opacity is from 0 to 1. */
sealed interface Stroke {

    /** A full circle. */
    record Disc(Spot at, double radius, String colour, double opacity) implements Stroke {}

    /** A circle that is only a line. */
    record Ring(Spot at, double radius, String colour, double width) implements Stroke {}

    /** A face with straight sides; its corners are rounded by a line of its own colour so wide. */
    record Face(List<Spot> corners, String colour, double opacity, double rounded) implements Stroke {
        public Face {
            corners = List.copyOf(corners);
        }
    }

    /** Straight lines from point to point. */
    record Line(List<Spot> points, String colour, double opacity, double width) implements Stroke {
        public Line {
            points = List.copyOf(points);
        }
    }
}
