package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.Optional;
import java.util.UUID;

/** Who speaks, and for which of his seats if he has several. */
public record Speaker(UUID person, Optional<Seat> named) {}
