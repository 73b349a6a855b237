package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.USUAL;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.position;

import dev.tiaoqi.engine.rules.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** The little boards beside the options of a new game: one for each value, or one for all of them under {@code ""}. */
public final class OptionFigures {

    private static final String ALL = "";
    private static final String HOME = "m1 j4 m4 k6";
    private static final String LINE = "e9 k9";
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
        Figure out = held("A g14 e16 f16 e17 D i9", "g14", USUAL.with(Option.STAY_IN_TARGET, false));
        all.put("stayInTarget", Map.of("true", how("stay"), "false", out.round(TARGET)));
        all.put("pass", Map.of(ALL, how("stuck")));
        all.put("turnOrder", Map.of(ALL, how("seats4")));
        all.put("first", Map.of(ALL, how("seats2")));
        all.put(
                "firstEntrySkips",
                Map.of(ALL, stands("A g13 e17 D i9").after("g12 g13").round(TARGET)));
        all.put("win", Map.of("filled", how("filled"), "ownMen", how("full")));
        all.put("equalTurns", Map.of(ALL, how("full")));
        all.put("maxRounds", Map.of(ALL, stands("A e12 f11 i10 g12 D i7 k6 j5 h8")));
        all.put(
                "repetitionLimit",
                Map.of(ALL, stands("A i9 D j10").after("h9 i9").round("g9 k9 g11 i11 i7 k7")));
        all.put("deadGame", Map.of(ALL, stands("A e17 e16 f16 m4 D m1 l2 m2 e14")));
        all.put(
                "homeDeadlines",
                Map.of(ALL, stands("A m1 l2 m2 k3 l3 j6 k6 i7 j7 h8").round(HOME)));
        all.put("items", Map.of("true", how("roadblock")));
        all.put("dice", Map.of("true", stands("A i9 D g9").after("e9 f9 h9 i9").round(LINE)));
        all.put("capture", Map.of("true", stands("A i9 D a13").after("e9 g9 i9").round(LINE)));
        all.put("teams", Map.of("true", how("seats4"), "false", how("seats6")));
        return all;
    }

    private static Figure stands(String men) {
        return Figure.of(position(men), null);
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
}
