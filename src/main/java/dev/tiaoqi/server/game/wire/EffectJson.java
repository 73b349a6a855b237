package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.game.Effect;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a turn with items did, in the order in which it did it: {@code placed} (item, cell), {@code walked}
 * (trail), {@code wing} and {@code swap} (from, to; of a swap the user's man was on the first), {@code dealt} (the
 * whirlwind's centre as cell, its seven cells, and what they held before and after), {@code expired} (item, cell, and
 * the seat whose it was).
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record EffectJson(
        @Schema(example = "placed") String kind,
        @Schema(example = "roadblock") @Nullable String item,
        @Schema(example = "i9") @Nullable String cell,
        @Nullable String seat,
        @Nullable String from,
        @Nullable String to,
        @Nullable List<String> trail,
        @Nullable List<String> cells,
        @Schema(example = "A.D.oA.") @Nullable String before,
        @Schema(example = ".DA.o.A") @Nullable String after) {

    static List<EffectJson> all(List<Effect> effects) {
        return effects.stream().map(EffectJson::of).toList();
    }

    private static EffectJson of(Effect effect) {
        return switch (effect) {
            case Effect.Walked walked ->
                new EffectJson("walked", null, null, null, null, null, walked.trail(), null, null, null);
            case Effect.Placed placed -> onCell("placed", placed.item().text(), placed.cell(), null);
            case Effect.Winged winged -> flight("wing", winged.from(), winged.to());
            case Effect.Swapped swapped -> flight("swap", swapped.from(), swapped.to());
            case Effect.Dealt dealt ->
                new EffectJson(
                        "dealt",
                        null,
                        dealt.centre(),
                        null,
                        null,
                        null,
                        null,
                        dealt.cells(),
                        dealt.before(),
                        dealt.after());
            case Effect.Expired expired ->
                onCell(
                        "expired",
                        expired.item().text(),
                        expired.cell(),
                        expired.owner().name());
        };
    }

    private static EffectJson onCell(String kind, String item, String cell, @Nullable String seat) {
        return new EffectJson(kind, item, cell, seat, null, null, null, null, null, null);
    }

    private static EffectJson flight(String kind, String from, String to) {
        return new EffectJson(kind, null, null, null, from, to, null, null, null, null);
    }
}
