package dev.tiaoqi.server.game.wire;

import java.time.Instant;
import java.util.List;

/** A turn that was taken; {@code ply} counts those before it. */
record TurnJson(
        int ply, int version, int round, String seat, String move, List<String> trail, Instant at, long thinkMillis) {}
