package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Status;
import org.jspecify.annotations.Nullable;

/** What is told of a game's chance: never the seed before the end. */
final class ChanceShape {

    private ChanceShape() {}

    static @Nullable ChanceJson of(Card card) {
        return card.agreement()
                .seed()
                .map(seed -> new ChanceJson(seed.commitment(), card.status().over() ? seed.hex() : null))
                .orElse(null);
    }

    /** The die of the turn under way (R9.1). */
    static @Nullable Integer die(Card card) {
        boolean thrown =
                card.status() == Status.RUNNING && card.agreement().rules().get(Option.DICE);
        return card.agreement()
                .seed()
                .filter(seed -> thrown)
                .map(seed -> seed.die(card.moment().ply()))
                .orElse(null);
    }
}
