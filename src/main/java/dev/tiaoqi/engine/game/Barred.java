package dev.tiaoqi.engine.game;

/**
 * What the seat to move could do but for a clause that looks at what went before (R4.3): a move from one cell to
 * another, and the code of the {@link Refusal} it would meet.
 */
public record Barred(String from, String to, String code) {}
