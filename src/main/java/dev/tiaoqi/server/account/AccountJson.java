package dev.tiaoqi.server.account;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who somebody is; a guest has neither level nor points. */
record AccountJson(
        @Schema(example = "游客-7f3k") String name,
        @Schema(example = "guest") String kind,
        boolean admin,
        @Nullable Integer level,
        @Nullable Integer points,

        @Schema(example = "{\"language\": \"auto\", \"hints\": \"auto\"}")
        Map<String, String> settings) {}
