package dev.tiaoqi.server.rating.page;

import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.server.rating.Curve;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Points over time as a drawing, 760 wide and 250 high: game after game, with the thresholds of levels as lines. */
public record CurvePicture(
        String path, List<Dot> dots, List<Line> lines, List<Label> months, Last last, int count, int first) {

    private static final double LEFT = 8;
    private static final double RIGHT = 648;
    private static final double TOP = 26;
    private static final double BOTTOM = 222;
    private static final int MOST_DOTS = 60;
    private static final int MOST_LINES = 5;
    private static final double LABEL_ROOM = 56;

    /** After a game: {@code up} if it brought points. */
    public record Dot(double x, double y, boolean up) {}

    /** A threshold: dotted while it is ahead. */
    public record Line(double y, String title, int from, boolean ahead) {}

    /** Where a month begins. */
    public record Label(double x, String text) {}

    /** The points now. */
    public record Last(double x, double y, String points) {}

    /** In whose words, and in which zone months begin. */
    record Words(IntFunction<String> title, Locale locale, ZoneId zone) {}

    /** Of at least two points. */
    static CurvePicture of(List<Curve.Point> points, Words words) {
        Scale scale = Scale.of(points);
        List<Dot> dots = IntStream.range(0, points.size())
                .mapToObj(i -> new Dot(
                        scale.x(i),
                        scale.y(points.get(i).points()),
                        i > 0 && points.get(i).points() > points.get(i - 1).points()))
                .toList();
        Dot end = dots.getLast();
        return new CurvePicture(
                dots.stream().map(dot -> dot.x() + " " + dot.y()).collect(Collectors.joining("L", "M", "")),
                points.size() > MOST_DOTS ? List.of() : dots.subList(1, dots.size() - 1),
                lines(scale, points.getLast().points(), words),
                months(points, scale, words),
                new Last(end.x(), end.y(), Signed.total(points.getLast().points())),
                points.size(),
                points.getFirst().points());
    }

    private static List<Line> lines(Scale scale, int now, Words words) {
        List<Line> lines = IntStream.rangeClosed(Levels.LOWEST + 1, Levels.HIGHEST)
                .filter(level -> scale.shows(Levels.from(level)))
                .mapToObj(level -> new Line(
                        scale.y(Levels.from(level)),
                        words.title().apply(level),
                        Levels.from(level),
                        Levels.from(level) > now))
                .toList();
        int every = (lines.size() + MOST_LINES - 1) / MOST_LINES;
        return IntStream.range(0, lines.size())
                .filter(i -> i % every == 0)
                .mapToObj(lines::get)
                .toList();
    }

    private static List<Label> months(List<Curve.Point> points, Scale scale, Words words) {
        List<Label> labels = new ArrayList<>();
        YearMonth last = YearMonth.of(1, 1);
        for (int i = 0; i < points.size(); i++) {
            YearMonth month = YearMonth.from(LocalDate.ofInstant(points.get(i).at(), words.zone()));
            boolean room = labels.isEmpty() || scale.x(i) - labels.getLast().x() >= LABEL_ROOM;
            if (!month.equals(last) && room && scale.x(i) <= RIGHT - LABEL_ROOM / 2) {
                labels.add(new Label(
                        scale.x(i), month.getMonth().getDisplayName(TextStyle.FULL_STANDALONE, words.locale())));
                last = month;
            }
        }
        return labels;
    }

    private record Scale(int count, double low, double high) {

        /** Some air below and above, so that the next threshold may come into sight. */
        static Scale of(List<Curve.Point> points) {
            int least = points.stream().mapToInt(Curve.Point::points).min().orElse(0);
            int most = points.stream().mapToInt(Curve.Point::points).max().orElse(0);
            double air = Math.max(20, (most - least) * 0.18);
            return new Scale(points.size(), least - air, most + air);
        }

        double x(int i) {
            return rounded(LEFT + (RIGHT - LEFT) * i / Math.max(1, count - 1));
        }

        double y(int points) {
            return rounded(BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low));
        }

        boolean shows(int points) {
            return points >= low && points <= high;
        }

        private static double rounded(double value) {
            return Math.round(value * 10) / 10.0;
        }
    }
}
