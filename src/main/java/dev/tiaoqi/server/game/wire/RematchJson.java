package dev.tiaoqi.server.game.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The seats whose holders want to play again, and the game that came of it. */
record RematchJson(List<String> by, @Nullable String game) {}
