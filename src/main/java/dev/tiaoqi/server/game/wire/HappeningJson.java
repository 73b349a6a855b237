package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What happened in a game besides turns; {@code kind} is resigned, quit, passive, offer, accepted, declined and the like.
 * Who quit because his time was up has the reason {@code timeout}; where turns were taken back, {@code ply} is the one
 * the game went back to. {@code effects} are the roadblocks and road-menders that came off with one who left.
 */
record HappeningJson(
        int version,
        int ply,
        @Nullable String seat,
        String kind,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String reason,
        Instant at,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<EffectJson> effects) {}
