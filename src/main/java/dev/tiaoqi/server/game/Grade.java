package dev.tiaoqi.server.game;

/** How a player stood when a rated game began: his level and his points. */
public record Grade(int level, int points) {}
