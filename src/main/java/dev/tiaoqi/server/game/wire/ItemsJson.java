package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.game.Block;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.server.game.Belongings;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The items of a game (R8): by seat those it still holds, in the order of R8, and what lies on the board, in cell order;
 * {@code turnsLeft} is at the beginning of which of its owner's turns from now on it comes off, 1 the next.
 */
record ItemsJson(
        @Schema(example = "{\"A\": [\"roadblock\", \"wing\"]}")
        SortedMap<String, List<String>> hands,

        List<BlockJson> blocks) {

    static ItemsJson of(Belongings items) {
        SortedMap<String, List<String>> hands = new TreeMap<>();
        items.hands()
                .forEach((seat, hand) ->
                        hands.put(seat.name(), hand.stream().map(Item::text).toList()));
        return new ItemsJson(hands, items.blocks().stream().map(BlockJson::of).toList());
    }

    /** A roadblock or a road-mender. */
    record BlockJson(
            @Schema(example = "i9") String cell,
            @Schema(example = "roadblock") String item,
            @Schema(example = "A") String owner,
            int turnsLeft) {

        static BlockJson of(Block block) {
            return new BlockJson(
                    block.cell(), block.item().text(), block.owner().name(), block.turnsLeft());
        }
    }
}
