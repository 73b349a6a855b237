package dev.tiaoqi.server.game;

import java.util.UUID;

/** There is {@link News} for this person. What it is, who listens asks. */
public record NewsFor(UUID person) {}
