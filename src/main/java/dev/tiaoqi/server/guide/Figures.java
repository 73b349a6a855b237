package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.USUAL;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.moved;
import static dev.tiaoqi.server.guide.Scenery.opening;
import static dev.tiaoqi.server.guide.Scenery.position;

import dev.tiaoqi.engine.rules.ForeignCamps;
import dev.tiaoqi.engine.rules.Hop;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.LinkedHashMap;
import java.util.Map;

/** The pictures of the page that explains the rules, by name. Seat A moves; D stands across, and somewhere. */
final class Figures {

    private static final String AROUND_CENTRE = "g9 k9 g11 i11 i7 k7";
    private static final String LINE = "e9 k9";
    private static final String TARGET = "c13 k13 e17 d12";
    private static final String CORNER = "h13 m13 i10 l10";

    private static final Rules AMONG_THREE = Rules.of(Preset.CLASSIC, "star4", 3, 10);

    private Figures() {}

    static Map<String, Figure> all() {
        Map<String, Figure> all = new LinkedHashMap<>();
        for (int players : new int[] {2, 3, 4, 6}) {
            all.put("seats" + players, Figure.of(opening(players), null));
        }
        all.put("step", held("A i9 D e17", "i9", USUAL, AROUND_CENTRE));
        all.put("hop", held("A i9 h10 D j9 i8 i7", "i9", USUAL, AROUND_CENTRE));
        all.put("chain", cut(moved("A e9 g10 j10 D f9 h11", "e9", "k9", USUAL), "e9 k9 h12 i8"));
        kinds(all);
        all.put("full", Figure.of(position("A e17 e16 f16 e15 f15 g15 e14 f14 g14 h14 D i9"), TARGET));
        all.put("filled", Figure.of(position("A e16 f16 e15 f15 g15 e14 f14 g14 h14 D e17"), TARGET));
        for (ForeignCamps camps : ForeignCamps.values()) {
            Rules rules = AMONG_THREE.with(Option.FOREIGN_CAMPS, camps);
            all.put("foreign." + camps.text(), held("A j11 i13 C a13 E j12 m13 m12", "j11", rules, CORNER));
        }
        all.put("stay", held("A g14 e16 f16 e17 D i9", "g14", USUAL, TARGET));
        all.put("stuck", Figure.of(position("A m1 D l2 m2 k3 m3"), "m1 i5 m5"));
        return all;
    }

    private static void kinds(Map<String, Figure> all) {
        all.put("kind.adjacent", line("D f9", "g9", Hop.ADJACENT));
        all.put("kind.adjacent-2", line("D f9 g9", "h9", Hop.ADJACENT_2));
        all.put("kind.adjacent-3", line("D f9 g9 h9", "i9", Hop.ADJACENT_3));
        all.put("kind.symmetric", line("D h9", "k9", Hop.SYMMETRIC));
    }

    private static Figure line(String others, String to, Hop hop) {
        return cut(moved("A e9 " + others, "e9", to, USUAL.with(Option.HOP, hop)), LINE);
    }

    private static Figure cut(Figure figure, String crop) {
        return new Figure(figure.position(), crop, figure.picked(), figure.moves(), figure.trail());
    }
}
