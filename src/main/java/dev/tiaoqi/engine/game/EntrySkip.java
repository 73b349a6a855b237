package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.Optional;

/**
 * How the clause of the first man in stands ({@code firstEntrySkips}, R2.9): {@code open} until somebody has brought a
 * man into his target, then {@code loser} is the seat that has a turn to lose.
 */
public record EntrySkip(boolean open, Optional<Seat> loser) {}
