package dev.tiaoqi.engine.game;

import org.jspecify.annotations.Nullable;

/**
 * One action done, with its move's text made canonical, and the game after it; {@code turn} if it was one.
 * Playing the {@code done} actions of all steps again from the start gives the same game.
 */
public record Step(Action done, @Nullable Turn turn, Game after) {}
