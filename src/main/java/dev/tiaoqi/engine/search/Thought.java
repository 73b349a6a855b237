package dev.tiaoqi.engine.search;

/** What a thinker came to: the text of the move it would play ({@code --} for a pass), and how many positions it looked at. */
public record Thought(String move, long nodes) {}
