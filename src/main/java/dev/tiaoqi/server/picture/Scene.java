package dev.tiaoqi.server.picture;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.position.Position;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is to be seen: the men where they stand, and the way the last one went. Equal when the pictures are. */
record Scene(Position position, Optional<Way> last) {

    private static final String SCRIBE = "#6A4B28";

    /** The way a man of this seat went, cell by cell. */
    record Way(Seat seat, List<String> cells) {
        Way {
            cells = List.copyOf(cells);
        }
    }

    /** From what lies below to what lies on top. */
    List<Stroke> strokes() {
        Field field = Field.of(position.board());
        Stream<Stroke> plate = Stream.of(
                field.plate("#E1E1D8", 12),
                field.plate("#7D5C37", 7),
                field.plate("#A98355", 4),
                field.plate("#DCC29C", 0));
        return Stream.of(plate, field.lines(SCRIBE).stream(), hollows(field), way(field), items(field), men(field))
                .flatMap(strokes -> strokes)
                .toList();
    }

    Spot reach() {
        return Field.of(position.board()).reach();
    }

    private Stream<Stroke> hollows(Field field) {
        double radius = position.board().corners() == 4 ? 10.4 : 11.6;
        return cells().boxed()
                .flatMap(cell -> Stream.of(
                        new Stroke.Disc(field.at(cell), radius, "#9F7C50", 1),
                        new Stroke.Disc(field.at(cell).plus(1, 1.6), radius - 1.6, "#D6BB92", 1)));
    }

    private Stream<Stroke> way(Field field) {
        return last.stream().flatMap(way -> {
            List<Spot> spots = way.cells().stream()
                    .map(cell -> field.at(position.board().cell(cell).orElseThrow()))
                    .toList();
            Glass glass = Glass.of(way.seat());
            return Stream.of(
                    new Stroke.Line(spots, "#F8ECD6", 0.85, 8),
                    new Stroke.Line(spots, glass.ink(), 1, 4.4),
                    new Stroke.Ring(spots.getFirst(), 9.4, glass.ink(), 2),
                    new Stroke.Ring(spots.getLast(), 19, glass.ink(), 2.2));
        });
    }

    private Stream<Stroke> items(Field field) {
        return position.blocks().cells().boxed().flatMap(cell -> Lying.item(position.content(cell), field.at(cell)));
    }

    private Stream<Stroke> men(Field field) {
        return cells().boxed()
                .flatMap(cell -> position.at(cell).stream().flatMap(seat -> Glass.man(seat, field.at(cell))));
    }

    private IntStream cells() {
        return IntStream.range(0, position.board().size());
    }
}
