package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.game;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.played;
import static dev.tiaoqi.server.guide.Scenery.position;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Items, dice and the capture game (R8, R9.1, R9.3). */
final class Variants {

    private static final String ABOUT = "d10 i10 e8 j8";
    private static final Rules ITEMS = Rules.of(Preset.ITEMS);
    /** How the moves of the preset differ from those of the classic one (R10). */
    private static final String WITH_ITEMS =
            "{\"items\": true, \"hop\": \"symmetric\", \"foreignCamps\": \"noStopping\", \"stayInTarget\": false}";

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
        all.put("try.roadblock", items("A f9 j6 k5 D e9 i12 h11", "roadblock"));
        all.put("try.mender", items("A e9 j6 k5 D i12 h11", "roadMender"));
        all.put("try.marble", items("A h6 j6 D i7 i12 h11", "powerMarble", "wing"));
        all.put("try.wing", items("A k5 j6 D k6 l5 i9 h11", "wing"));
        all.put("try.swap", items("A i7 k5 D i11 h12 k10", "swap"));
        all.put("try.whirlwind", items("A l5 h9 i8 D j9 h10 g12", "whirlwind"));
        all.put("dice", toPlay("A i7 k5 j6 D i9 h11 g12", "{\"dice\": true}", 3));
        all.put("capture", toPlay("A e9 j6 i5 D f9 h9 i10 g12 j11", "{\"capture\": true}", null));
    }

    private static Figure items(String men, String... items) {
        return Figure.toPlay(position(men), new Figure.Trial(WITH_ITEMS, List.of(items), null));
    }

    private static Figure toPlay(String men, String options, @Nullable Integer die) {
        return Figure.toPlay(position(men), new Figure.Trial(options, List.of(), die));
    }
}
