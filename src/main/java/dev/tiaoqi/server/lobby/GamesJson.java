package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.wire.GameJson;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A page of games, and the cursor of the next. */
record GamesJson(List<GameJson> items, @Nullable String next) {}
