package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;

/** Somebody at a table said something. It is kept nowhere: who does not listen has missed it. */
public record Said(String game, Seat seat, String phrase) {}
