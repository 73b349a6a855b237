package dev.tiaoqi.server.account;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Map;

/** Who somebody is. */
record AccountJson(
        @Schema(example = "游客-7f3k") String name,
        @Schema(example = "guest") String kind,
        boolean admin,
        int level,
        int points,

        @Schema(example = "{\"language\": \"auto\", \"hints\": \"auto\"}")
        Map<String, String> settings) {}
