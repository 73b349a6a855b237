package dev.tiaoqi.server.game.wire;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What happened in a game besides turns; {@code kind} is resigned, quit, offer, accepted, declined and the like. */
record HappeningJson(int version, int ply, @Nullable String seat, String kind, Instant at) {}
