package dev.tiaoqi.server.game.wire;

import java.util.List;

/** The turns of a game so far, and what else happened in it. */
public record MovesJson(int version, int ply, List<TurnJson> turns, List<HappeningJson> events) {}
