package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.game.Invalid;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Which game somebody looks for; what is left out is the usual. */
record PairingBody(
        @Nullable String preset,
        @Nullable Integer players,
        @Nullable Boolean rated) {

    static final PairingBody USUAL = new PairingBody(null, null, null);

    Wish wish() {
        Preset wanted = Preset.named(Objects.requireNonNullElse(preset, Preset.CLASSIC.text()))
                .orElseThrow(() -> Invalid.value("preset", "unknown"));
        int number = Objects.requireNonNullElse(players, wanted.players());
        return new Wish(wanted.text(), number, Boolean.TRUE.equals(rated));
    }
}
