package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;

/** A seat left the game ({@code state} tells how) after {@code ply} turns, in this round (R3.3). */
public record Departure(int ply, int round, Seat seat, SeatState state) implements Entry {}
