package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.rules.Item;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item that may come next in a turn: {@code text} opens its word ({@code R}, then {@code R@i9}); {@code cells} are
 * where it may be used, {@code men} those a wing or a swap can take somewhere, with {@code cells} where to once the man is
 * named by {@code from}. The power marble has neither.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OfferedItemJson(
        @Schema(example = "roadblock") String item,
        @Schema(example = "R") String text,
        @Nullable List<String> cells,
        @Nullable List<String> men) {

    /** Those of a turn that has been begun; {@code from} is the man in question, if any. */
    static List<OfferedItemJson> all(Draft draft, @Nullable String from) {
        return draft.items().stream().map(item -> of(draft, item, from)).toList();
    }

    private static OfferedItemJson of(Draft draft, Item item, @Nullable String from) {
        return new OfferedItemJson(
                item.text(),
                String.valueOf(item.letter()),
                cells(draft, item, from),
                item.isMoving() ? draft.targets(item) : null);
    }

    private static @Nullable List<String> cells(Draft draft, Item item, @Nullable String from) {
        if (item.isMoving()) {
            return from == null ? null : draft.targets(item, from);
        }
        return item == Item.POWER_MARBLE ? null : draft.targets(item);
    }
}
