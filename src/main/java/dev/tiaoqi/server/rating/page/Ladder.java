package dev.tiaoqi.server.rating.page;

import dev.tiaoqi.engine.score.Levels;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/** The stairs of levels, with a marble on the step that somebody has reached. */
public record Ladder(String way, String climbed, List<Step> steps, Marble marble) {

    private static final int WIDTH = 48;
    private static final double FIRST = 128;
    private static final double RISE = 4.3;

    /** A step: where its words begin, its threshold and title, and whether it is past, now or ahead. */
    public record Step(int x, double y, String from, String title, String state) {}

    /** Where the marble lies. */
    public record Marble(int x, double y) {}

    /** The stairs for who has reached this level. */
    static Ladder of(int level, IntFunction<String> from, IntFunction<String> title) {
        List<Step> steps = new ArrayList<>();
        for (int step = Levels.LOWEST; step <= Levels.HIGHEST; step++) {
            String state = step == level ? "now" : step < level ? "past" : "ahead";
            steps.add(new Step(middle(step), round(height(step)), from.apply(step), title.apply(step), state));
        }
        return new Ladder(
                path(Levels.HIGHEST), path(level), steps, new Marble(middle(level), round(height(level) - 18)));
    }

    private static String path(int level) {
        StringBuilder path = new StringBuilder("M0 134");
        for (int step = Levels.LOWEST; step <= level; step++) {
            path.append(String.format(Locale.ROOT, "V%.1fH%d", height(step), step * WIDTH));
        }
        return path.toString();
    }

    private static double height(int step) {
        return FIRST - RISE * (step - 1);
    }

    private static int middle(int step) {
        return step * WIDTH - WIDTH / 2;
    }

    private static double round(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
