package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.Sitter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who gets the open seats. */
record StartBody(@Nullable String fill) {

    /** The computer named in a body that may be left out. */
    static Optional<Sitter.Computer> computer(@Nullable StartBody body) {
        return Optional.ofNullable(body).map(StartBody::fill).map(text -> SeatReader.computer("fill", text));
    }
}
