package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.USUAL;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.toTry;

import dev.tiaoqi.engine.rules.Hop;
import dev.tiaoqi.engine.rules.Option;
import java.util.Map;

/** Positions of our own for the tips. */
final class Tips {

    /** White's way from i10 down into his target leads over the red man on i9. */
    static final String LENT = "A i9 e16 f16 D i10 i7 j5 l3";

    private Tips() {}

    static void addTo(Map<String, Figure> all) {
        all.put("tip.first", toTry(Scenery.game(openingMen(), USUAL)).round("h5 m5 m1 i7 m7"));
        all.put(
                "tip.ladder",
                held("A i5 i6 i8 D i10 i12", "i5", USUAL).round("h5 j5 h13 j13").to("i13"));
        all.put(
                "tip.bridge",
                held("A k3 k4 j6 g12 D i8 h10", "k3", USUAL)
                        .round("k3 f8 l8 g13 f13")
                        .to("g13"));
        all.put("tip.alone", toTry("A l3 e17 e16 f16 D m13 a13", USUAL).round("m1 i7 m7 i5"));
        all.put(
                "tip.pair",
                held("A l3 l4 e17 e16 f16 D m13 a13", "l3", USUAL)
                        .round("m1 i7 m7 i5")
                        .to("l5"));
        all.put(
                "tip.clear",
                held("A m1 l2 k4 j6 D e17", "m1", USUAL).round("m1 h7 m7").to("i7"));
        all.put("tip.lent", held(LENT, "i9", USUAL).round("m1 g11 k11 m2").to("i11"));
        all.put(
                "tip.inside",
                held("A g15 f16 e16 e15 f15 g13 D m1", "g15", USUAL)
                        .round("c13 k13 e17 d12")
                        .to("e17"));
        all.put(
                "tip.long",
                held("A k3 D k7 i11 m1", "k3", USUAL.with(Option.HOP, Hop.SYMMETRIC))
                        .round("m2 f6 f12 l12")
                        .to("g11"));
    }

    private static String openingMen() {
        return "A m1 l2 m2 k3 l3 m3 j4 k4 l4 m4 D e17 e16 f16 e15 f15 g15 e14 f14 g14 h14";
    }
}
