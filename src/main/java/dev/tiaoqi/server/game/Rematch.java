package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;
import java.util.Optional;

/** A rematch: the seats whose holders want it, by letter, and the game that came of it once all do. */
public record Rematch(List<Seat> by, Optional<String> game) {}
