package dev.tiaoqi.server.game;

/** A game has come to this version, or something beside its log has changed. Who wants to know more reads the log. */
public record Notice(String game, int version) {}
