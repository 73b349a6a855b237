package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game. {@code type} stands in events only, {@code you} never in them; lists leave out turns and events,
 * {@code ?turns=0} the turns. {@code watching} are those who follow it by a stream and have no seat.
 */
public record GameJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String type,
        @Schema(example = "q7Xk2mPa") String id,
        int version,
        @JsonUnwrapped AgreedJson agreed,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable YouJson you,
        @JsonUnwrapped StateJson state,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<TurnJson> turns,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<HappeningJson> events,
        @Nullable RematchJson rematch,
        @Nullable String inviteUrl,
        int watching) {

    /** Stands for all in it that may change while the version does not. */
    public int variant() {
        return Objects.hash(state.seats(), rematch, inviteUrl, turns == null, watching);
    }
}
