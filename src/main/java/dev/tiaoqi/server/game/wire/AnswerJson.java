package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an accepted command answers, and what an event says of it: how it stands after it, the turn if it was one, and
 * what else happened. {@code type} stands in events only, {@code you} in answers only.
 */
public record AnswerJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String type,
        @Schema(example = "q7Xk2mPa") String id,
        int version,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable YouJson you,
        @JsonUnwrapped StateJson state,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable TurnJson turn,
        List<HappeningJson> events) {}
