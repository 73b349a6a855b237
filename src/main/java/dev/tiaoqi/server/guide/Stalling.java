package dev.tiaoqi.server.guide;

import static dev.tiaoqi.server.guide.Scenery.USUAL;
import static dev.tiaoqi.server.guide.Scenery.game;
import static dev.tiaoqi.server.guide.Scenery.held;
import static dev.tiaoqi.server.guide.Scenery.played;

import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Map;
import java.util.OptionalInt;

/** Going to and fro, and a dead game (R4.3, R5): positions that a game was played into. */
final class Stalling {

    static final Rules LIMITED = USUAL.with(Option.REPETITION_LIMIT, OptionalInt.of(3));
    static final Rules DEADLY = USUAL.with(Option.DEAD_GAME, true);

    private Stalling() {}

    static void addTo(Map<String, Figure> all) {
        all.put("returns", held(returned(), "j9").round("h9 k9 h10 j8"));
        all.put("dead", held(dead(), "h12").round("c12 k12 e17 h11").to("g13"));
    }

    /** Three returns to i9 (R4.3); a fourth is barred. White comes down from the tip meanwhile. */
    static Game returned() {
        Game start = game("A i9 m1 D e17 f16", LIMITED);
        return played(
                start,
                ("i9-j9 e17-e16 j9-i9 e16-e15 i9-h9 e15-e14 h9-i9 e14-e13 "
                                + "i9-j9 e13-e12 j9-i9 e12-e11 i9-j9 e11-e10")
                        .split(" ", -1));
    }

    /** Ten rounds in which both last men went sideways only (R5.2). Red has nine men home, and so has white. */
    static Game dead() {
        Game start = game("A e17 e16 f16 e15 f15 g15 e14 f14 g14 h12 D m1 l2 m2 k3 l3 m3 j4 k4 l4 j6", DEADLY);
        return played(start, "h12-i12 j6-i6 i12-h12 i6-j6 ".repeat(5).strip().split(" ", -1));
    }
}
