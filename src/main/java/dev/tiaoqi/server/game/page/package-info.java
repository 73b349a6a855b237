/** The page of a game. */
@NullMarked
package dev.tiaoqi.server.game.page;

import org.jspecify.annotations.NullMarked;
