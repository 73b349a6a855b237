package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.OptionalInt;

/**
 * How it stands for one seat: its men in the target, its remaining distance in rows (R5.1), and its rank once it
 * has one (1 is best; equal ranks are shared).
 */
public record Standing(Seat seat, SeatState state, int menHome, int distance, OptionalInt rank) {}
