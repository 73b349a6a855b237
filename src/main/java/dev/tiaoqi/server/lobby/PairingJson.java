package dev.tiaoqi.server.lobby;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How it stands with somebody's wish: {@code none}, {@code waiting}, or {@code paired} with the game. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record PairingJson(
        @Schema(example = "waiting") String status,
        @Nullable Instant since,
        @Nullable String preset,
        @Nullable Integer players,
        @Nullable Boolean rated,
        @Nullable String game) {

    static PairingJson of(Pairing.Stand stand) {
        return new PairingJson(
                stand.game().isPresent() ? "paired" : stand.wish().isPresent() ? "waiting" : "none",
                stand.since().orElse(null),
                stand.wish().map(Wish::preset).orElse(null),
                stand.wish().map(Wish::players).orElse(null),
                stand.wish().map(Wish::rated).orElse(null),
                stand.game().orElse(null));
    }
}
