package dev.tiaoqi.server.picture;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a scene as SVG. Nothing in it was written by people: there is no text and no link. */
final class Drawing {

    private Drawing() {}

    static byte[] of(Scene scene) {
        Spot reach = scene.reach();
        String body = scene.strokes().stream().map(Drawing::element).collect(Collectors.joining("\n"));
        return """
                <svg xmlns="http://www.w3.org/2000/svg" width="%2$s" height="%3$s" viewBox="%4$s %5$s %2$s %3$s" stroke-linecap="round" stroke-linejoin="round">
                %1$s
                </svg>
                """.formatted(body, number(2 * reach.x()), number(2 * reach.y()), number(-reach.x()), number(-reach.y()))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String element(Stroke stroke) {
        return switch (stroke) {
            case Stroke.Disc disc ->
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"%s/>"
                        .formatted(
                                number(disc.at().x()),
                                number(disc.at().y()),
                                number(disc.radius()),
                                disc.colour(),
                                opacity(disc.opacity()));
            case Stroke.Ring ring ->
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>"
                        .formatted(
                                number(ring.at().x()),
                                number(ring.at().y()),
                                number(ring.radius()),
                                ring.colour(),
                                number(ring.width()));
            case Stroke.Face face ->
                "<path d=\"M%sZ\" fill=\"%3$s\" stroke=\"%3$s\" stroke-width=\"%2$s\"%4$s/>"
                        .formatted(way(face.corners()), number(face.rounded()), face.colour(), opacity(face.opacity()));
            case Stroke.Line line ->
                "<path d=\"M%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"%s/>"
                        .formatted(way(line.points()), line.colour(), number(line.width()), opacity(line.opacity()));
        };
    }

    private static String way(List<Spot> spots) {
        return spots.stream()
                .map(spot -> number(spot.x()) + " " + number(spot.y()))
                .collect(Collectors.joining("L"));
    }

    private static String opacity(double opacity) {
        return opacity == 1 ? "" : " opacity=\"" + opacity + "\"";
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
