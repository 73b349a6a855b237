package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.server.game.Result;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game ended; without ranking and score if it was cancelled, abandoned or voided;
 * {@code points} by seat if it was rated. */
public record ResultJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<List<String>> ranking,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Map<String, BigDecimal> score,
        int round,
        int ply,
        String reason,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Map<String, EarnedJson> points) {

    /** The result of a game that is over. */
    public static Optional<ResultJson> of(Game game) {
        return game.outcome().map(Result::of).map(ResultShape::of);
    }
}
