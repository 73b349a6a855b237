package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Turn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/**
 * What came of turns that were tried out: the board after them, whether the game is over, each turn, those that the server
 * passed among them, and what lies on the board.
 */
public record PlayedJson(String position, boolean over, List<TriedJson> turns, List<ItemsJson.BlockJson> blocks) {

    static PlayedJson of(Game game) {
        return new PlayedJson(
                game.position(),
                game.outcome().isPresent(),
                game.history().stream()
                        .filter(Turn.class::isInstance)
                        .map(entry -> TriedJson.of((Turn) entry))
                        .toList(),
                game.blocks().stream().map(ItemsJson.BlockJson::of).toList());
    }

    /** One of the turns, as a game shows it. */
    public record TriedJson(
            @Schema(example = "A") String seat,
            @Schema(example = "l3:j5") String move,
            @Schema(example = "[\"l3\", \"j5\"]") List<String> trail,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> captured,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<EffectJson> effects) {

        private static TriedJson of(Turn turn) {
            return new TriedJson(
                    turn.seat().name(), turn.text(), turn.trail(), turn.captured(), EffectJson.all(turn.effects()));
        }
    }
}
