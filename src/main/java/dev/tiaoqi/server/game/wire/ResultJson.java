package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How a game ended; without ranking and score if it was cancelled, abandoned or voided. */
record ResultJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<List<String>> ranking,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Map<String, BigDecimal> score,
        int round,
        int ply,
        String reason) {}
