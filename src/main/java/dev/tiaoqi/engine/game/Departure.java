package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;

/** A seat left the game ({@code state} tells how) after {@code ply} turns (R3.3). */
public record Departure(int ply, Seat seat, SeatState state) implements Entry {}
