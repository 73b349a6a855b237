package dev.tiaoqi.server.picture;

import dev.tiaoqi.engine.position.Contents;
import java.util.List;
import java.util.stream.Stream;

/** The items that lie on the board (R8): a tile of stone with a cross, an octagon of brass with the sign of work. */
final class Lying {

    private Lying() {}

    static Stream<Stroke> item(byte content, Spot at) {
        return content == Contents.ROADBLOCK ? roadblock(at) : roadMender(at);
    }

    private static Stream<Stroke> roadblock(Spot at) {
        return Stream.of(
                new Stroke.Disc(at.plus(2, 4), 17, "#3A260E", 0.3),
                face(at, "#4B4943", List.of(-13.0, -13.0, 13.0, -13.0, 13.0, 13.0, -13.0, 13.0)),
                face(at, "#77746C", List.of(-12.0, -12.0, 12.0, -12.0, 12.0, 12.0, -12.0, 12.0)),
                line(at, "#FFFFFF", 4, List.of(-7.0, -7.0, 7.0, 7.0)),
                line(at, "#FFFFFF", 4, List.of(7.0, -7.0, -7.0, 7.0)));
    }

    private static Stream<Stroke> roadMender(Spot at) {
        List<Double> octagon =
                List.of(-6.2, -15.0, 6.2, -15.0, 15.0, -6.2, 15.0, 6.2, 6.2, 15.0, -6.2, 15.0, -15.0, 6.2, -15.0, -6.2);
        return Stream.of(
                new Stroke.Disc(at.plus(2, 4), 18, "#3A260E", 0.3),
                face(at, "#C19A46", octagon),
                line(at, "#33240A", 3, List.of(-6.5, -6.5, 6.5, -6.5)),
                line(at, "#33240A", 3, List.of(0.0, -6.5, 0.0, 6.5)),
                line(at, "#33240A", 3, List.of(-8.0, 6.5, 8.0, 6.5)));
    }

    private static Stroke face(Spot at, String colour, List<Double> away) {
        return new Stroke.Face(spots(at, away), colour, 1, 2);
    }

    private static Stroke line(Spot at, String colour, double width, List<Double> away) {
        return new Stroke.Line(spots(at, away), colour, 1, width);
    }

    /** Points by how far to the right and down of another they lie, in turn. */
    private static List<Spot> spots(Spot at, List<Double> away) {
        return Stream.iterate(0, i -> i < away.size(), i -> i + 2)
                .map(i -> at.plus(away.get(i), away.get(i + 1)))
                .toList();
    }
}
