package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.USUAL;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.opening;
import static dev.tiaoqi.server.guide.Scenery.position;

import dev.tiaoqi.engine.rules.ForeignCamps;
import dev.tiaoqi.engine.rules.Hop;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The little boards of the pages that explain the rules, by name. Seat A moves; D stands across, and somewhere. */
final class Figures {

    private static final String AROUND_CENTRE = "g9 k9 g11 i11 i7 k7";
    private static final String LINE = "e9 k9";
    private static final String TARGET = "c13 k13 e17 d12";
    private static final String CORNER = "h13 m13 i10 l10";

    private static final Rules AMONG_THREE = Rules.of(Preset.CLASSIC, "star4", 3, 10);

    private static final Map<String, Figure> ALL = Collections.unmodifiableMap(gather());

    private Figures() {}

    static Map<String, Figure> all() {
        return ALL;
    }

    private static Map<String, Figure> gather() {
        Map<String, Figure> all = new LinkedHashMap<>();
        boards(all);
        moves(all);
        kinds(all);
        camps(all);
        ends(all);
        Halma.addTo(all);
        Variants.addTo(all);
        Stalling.addTo(all);
        Tips.addTo(all);
        return all;
    }

    private static void boards(Map<String, Figure> all) {
        for (int players : List.of(2, 3, 4, 6)) {
            all.put("seats" + players, start("star4", players, 10));
        }
        all.put("names", start("star4", 2, 10).withNames());
        all.put("men15", start("star4", 2, 15));
        all.put("men19", start("star4", 2, 19));
        all.put("men13", start("star4", 4, 13));
        all.put("small", start("star3", 2, 6));
    }

    static Figure start(String board, int players, int men) {
        return Figure.of(opening(Rules.of(Preset.CLASSIC, board, players, men)), null)
                .withMen(men);
    }

    private static void moves(Map<String, Figure> all) {
        all.put("step", held("A i9 D e17", "i9", USUAL).round(AROUND_CENTRE));
        all.put("hop", held("A i9 h10 D j9 i8 i7", "i9", USUAL).round(AROUND_CENTRE));
        all.put(
                "chain",
                held("A e9 g10 j10 D f9 h11", "e9", USUAL).round("e9 k9 h12 i8").to("k9"));
        all.put("loop", held("A i9 D j9 j10 i10", "i9", USUAL).round("h9 k9 h11 j11"));
    }

    private static void kinds(Map<String, Figure> all) {
        all.put("kind.adjacent", line("D f9", Hop.ADJACENT).to("g9"));
        all.put("kind.adjacent-2", line("D f9 g9", Hop.ADJACENT_2).to("h9"));
        all.put("kind.adjacent-3", line("D f9 g9 h9", Hop.ADJACENT_3).to("i9"));
        all.put("kind.symmetric", line("D h9", Hop.SYMMETRIC).to("k9"));
        all.put("line.246", line("D f9 h9 j9", Hop.ADJACENT).to("k9"));
        all.put("line.245", line("D f9 h9 i9", Hop.ADJACENT).to("g9"));
        all.put("line.34", line("D g9 h9", Hop.ADJACENT).to("f9"));
    }

    /** A man at the beginning of the middle line, with what he can do on that line. */
    private static Figure line(String others, Hop hop) {
        Figure whole = held("A e9 " + others, "e9", USUAL.with(Option.HOP, hop));
        String along = Stream.of(String.valueOf(whole.moves()).split(" ", -1))
                .filter(move -> move.endsWith("9"))
                .collect(Collectors.joining(" "));
        return Figure.toTry(whole.position(), along).inHand("e9").round(LINE);
    }

    private static void camps(Map<String, Figure> all) {
        for (ForeignCamps camps : ForeignCamps.values()) {
            Rules rules = AMONG_THREE.with(Option.FOREIGN_CAMPS, camps);
            all.put(
                    "foreign." + camps.text(),
                    held("A j11 i13 C a13 E j12 m13 m12", "j11", rules).round(CORNER));
        }
        all.put("stay", held("A g14 e16 f16 e17 D i9", "g14", USUAL).round(TARGET));
        all.put(
                "outAndBack",
                held("A f14 e16 D g13 h13", "f14", USUAL).round(TARGET).to("h14"));
        all.put("stuck", Figure.of(position("A m1 D l2 m2 k3 m3"), "m1 i5 m5"));
    }

    private static void ends(Map<String, Figure> all) {
        all.put(
                "full",
                Figure.of(position("A e17 e16 f16 e15 f15 g15 e14 f14 g14 h14 D i9"), null)
                        .round(TARGET));
        String parked = "A e16 f16 e15 f15 g15 e14 f14 g14 h13 D e17 i9";
        all.put("filled", held(parked, "h13", USUAL).round(TARGET).to("h14"));
        all.put(
                "ownMen",
                held(parked, "h13", Rules.of(Preset.QQ_ADJACENT).with(Option.RATED, false))
                        .round(TARGET)
                        .to("h14"));
    }
}
