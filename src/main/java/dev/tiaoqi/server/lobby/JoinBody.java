package dev.tiaoqi.server.lobby;

import org.jspecify.annotations.Nullable;

/** Which seat is wanted, or by which invite somebody comes; empty for any open seat. */
record JoinBody(
        @Nullable String seat,
        @Nullable Integer team,
        @Nullable String invite) {

    static final JoinBody ANY = new JoinBody(null, null, null);
}
