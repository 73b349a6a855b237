package dev.tiaoqi.server.game.wire;

import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The SHA-256 of the game's secret seed, from the beginning, and the seed once the game is over (R9.1). */
record ChanceJson(
        @Schema(example = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd")
        String commitment,

        @Nullable String seed) {}
