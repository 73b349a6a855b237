package dev.tiaoqi.server.game.wire;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was settled when the game was set up. */
record AgreedJson(
        String visibility,
        String preset,
        String board,
        int players,
        int men,
        Map<String, @Nullable Object> options,
        boolean rated,
        Instant createdAt) {}
