package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.game;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.played;
import static dev.tiaoqi.server.guide.Scenery.position;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Map;

/** Items, dice and the capture game (R8, R9.1, R9.3). */
final class Variants {

    private static final String LINE = "e9 k9";
    private static final String ABOUT = "d10 i10 e8 j8";
    private static final Rules ITEMS = Rules.of(Preset.ITEMS);

    private Variants() {}

    static void addTo(Map<String, Figure> all) {
        all.put(
                "roadblock",
                held(played(game("A e9 m1 D f9 i12", ITEMS), "R@g9 m1-m2", "i12-i11"), "e9")
                        .round(ABOUT));
        all.put(
                "mender",
                held(played(game("A e9 m1 D i12", ITEMS), "M@f9 m1-m2", "i12-i11"), "e9")
                        .round(ABOUT)
                        .to("g9"));
        all.put("dice", Figure.of(position("A i9 D g9"), LINE).after("e9 f9 h9 i9"));
        all.put("capture.before", Figure.of(position("A e9 D f9 h9"), LINE));
        all.put("capture.after", Figure.of(position("A i9 D a13"), LINE).after("e9 g9 i9"));
    }
}
