package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.game.Game;

/** Somebody who can play: given a game that is not over, finds a turn for the seat to move. */
public interface Thinker {

    /** A legal turn. The same game, budget of nodes and thinker give the same thought. */
    Thought think(Game game, Budget budget);
}
