package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.held;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Map;

/** Boards with squares (R1.6, R9.2). */
final class Halma {

    private static final Rules RULES = Rules.of(Preset.HALMA);

    private Halma() {}

    static void addTo(Map<String, Figure> all) {
        all.put("halma2", Figures.start("square16", 2, 19));
        all.put("halma4", Figures.start("square16", 4, 13));
        all.put("halma.step", held("A h8 C n14", "h8", RULES).round("f6 j10"));
        all.put(
                "halma.hop",
                held("A h8 g9 C i9 k10 k11", "h8", RULES).round("f7 l13").to("l12"));
    }
}
