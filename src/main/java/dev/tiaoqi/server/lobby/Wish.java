package dev.tiaoqi.server.lobby;

/** What somebody who looks for a game would like to play. */
public record Wish(String preset, int players, boolean rated) {}
