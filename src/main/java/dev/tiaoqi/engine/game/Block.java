package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Item;

/**
 * A roadblock or a road-mender on the board (R8): whose it is, and at the beginning of which of his turns from now on it
 * comes off, 1 meaning the next.
 */
public record Block(String cell, Item item, Seat owner, int turnsLeft) {}
