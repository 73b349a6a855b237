package dev.tiaoqi.server.picture;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.stream.Stream;

/** How the men of a seat look: a marble with a mark, so that nothing is said by colour alone. */
record Glass(String body, String deep, String lit, String mark, String ink, String wash) {

    private static final List<Glass> ALL = List.of(
            new Glass("#AF301B", "#6E160A", "#EE7B5C", "#FFE8DC", "#A42A1A", "#B8402A"),
            new Glass("#009885", "#00544B", "#6BDCC6", "#F2FFFB", "#00695C", "#159481"),
            new Glass("#F2AF42", "#94590A", "#FFE7A8", "#4A2900", "#80500A", "#EBA323"),
            new Glass("#E8EDE9", "#687874", "#FFFFFF", "#25434D", "#536663", "#FBFCF8"),
            new Glass("#22498D", "#0F2350", "#7AA4EA", "#E2ECFF", "#22498D", "#2E74D6"),
            new Glass("#211F21", "#050505", "#8B8691", "#DAD7DF", "#211F21", "#3A363B"));

    static Glass of(Seat seat) {
        return ALL.get(seat.index());
    }

    /** A man of the seat where he stands. */
    static Stream<Stroke> man(Seat seat, Spot at) {
        Glass glass = of(seat);
        Stream<Stroke> marble = Stream.of(
                new Stroke.Disc(at.plus(2, 4.5), 18, "#3A260E", 0.3),
                new Stroke.Disc(at, 16.8, glass.deep, 1),
                new Stroke.Disc(at.plus(-0.6, -0.8), 15.4, glass.body, 1),
                new Stroke.Disc(at.plus(4, 6), 7, glass.lit, 0.28));
        Stream<Stroke> light = Stream.of(new Stroke.Disc(at.plus(-7, -9), 2.6, "#FFFFFF", 0.8));
        return Stream.of(marble, glass.inlay(seat, at), light).flatMap(strokes -> strokes);
    }

    private Stream<Stroke> inlay(Seat seat, Spot at) {
        return switch (seat) {
            case A -> Stream.of(new Stroke.Disc(at, 5.2, mark, 1));
            case B -> Stream.of(face(at.plus(0, -6.5), at.plus(6.2, 4.7), at.plus(-6.2, 4.7)));
            case C -> Stream.of(face(at.plus(-4.8, -4.8), at.plus(4.8, -4.8), at.plus(4.8, 4.8), at.plus(-4.8, 4.8)));
            case D -> Stream.of(new Stroke.Ring(at, 5, mark, 3.2));
            case E -> Stream.of(bar(at.plus(-6.7, 0), at.plus(6.7, 0)), bar(at.plus(0, -6.7), at.plus(0, 6.7)));
            case F ->
                Stream.of(bar(at.plus(-6.2, -3.5), at.plus(6.2, -3.5)), bar(at.plus(-6.2, 3.5), at.plus(6.2, 3.5)));
        };
    }

    private Stroke face(Spot... corners) {
        return new Stroke.Face(List.of(corners), mark, 1, 1.4);
    }

    private Stroke bar(Spot from, Spot to) {
        return new Stroke.Line(List.of(from, to), mark, 1, 3.6);
    }
}
