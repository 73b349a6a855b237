package dev.tiaoqi.server.lobby;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** Who looks for a game, since when, when he was last heard of it, and what came of it. */
record Seeker(UUID person, Wish wish, Instant since, Instant heardAt, Optional<Paired> paired) {

    /** The game that was found for him. */
    record Paired(String game, Instant at) {}
}
