package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.USUAL;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.moved;
import static dev.tiaoqi.server.guide.Scenery.opening;
import static dev.tiaoqi.server.guide.Scenery.position;

import dev.tiaoqi.engine.rules.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** The little boards beside the options of a new game: one for each value, or one for all of them under {@code ""}. */
public final class OptionFigures {

    private static final String ALL = "";
    private static final String HOME = "m1 j4 m4 k6";
    private static final String TARGET = "c13 k13 e17 d12";

    private static final Map<String, Figure> HOW = Figures.all();
    private static final Map<String, Map<String, Figure>> FIGURES = figures();

    private OptionFigures() {}

    /** By value of the option; nothing for an option without pictures. */
    public static Map<String, Figure> of(String option) {
        return FIGURES.getOrDefault(option, Map.of());
    }

    private static Map<String, Map<String, Figure>> figures() {
        Map<String, Map<String, Figure>> all = new LinkedHashMap<>();
        all.put("hop", shared("kind.", "adjacent", "adjacent-2", "adjacent-3", "symmetric"));
        all.put("foreignCamps", shared("foreign.", "allowed", "noStopping", "forbidden"));
        all.put(
                "stayInTarget",
                Map.of(
                        "true", how("stay"),
                        "false",
                                held(
                                        "A g14 e16 f16 e17 D i9",
                                        "g14",
                                        USUAL.with(Option.STAY_IN_TARGET, false),
                                        TARGET)));
        all.put("pass", Map.of(ALL, how("stuck")));
        all.put("turnOrder", Map.of(ALL, whole(4)));
        all.put("first", Map.of(ALL, whole(2)));
        all.put("firstEntrySkips", Map.of(ALL, cut(moved("A g12 e17 D i9", "g12", "g13", USUAL), TARGET)));
        all.put("win", Map.of("filled", how("filled"), "ownMen", how("full")));
        all.put("equalTurns", Map.of(ALL, how("full")));
        all.put("maxRounds", Map.of(ALL, Figure.of(position("A e12 f11 i10 g12 D i7 k6 j5 h8"), null)));
        all.put("repetitionLimit", Map.of(ALL, cut(moved("A h9 D j10", "h9", "i9", USUAL), "g9 k9 g11 i11 i7 k7")));
        all.put("deadGame", Map.of(ALL, Figure.of(position("A e17 e16 f16 m4 D m1 l2 m2 e14"), null)));
        all.put("homeDeadlines", Map.of(ALL, Figure.of(position("A m1 l2 m2 k3 l3 j6 k6 i7 j7 h8"), HOME)));
        all.put("teams", Map.of("true", whole(4), "false", whole(6)));
        return all;
    }

    private static Map<String, Figure> shared(String prefix, String... values) {
        Map<String, Figure> figures = new LinkedHashMap<>();
        for (String value : values) {
            figures.put(value, how(prefix + value));
        }
        return figures;
    }

    private static Figure how(String name) {
        return java.util.Objects.requireNonNull(HOW.get(name));
    }

    private static Figure whole(int players) {
        return Figure.of(opening(players), null);
    }

    private static Figure cut(Figure figure, String crop) {
        return new Figure(figure.position(), crop, figure.picked(), figure.moves(), figure.trail());
    }
}
