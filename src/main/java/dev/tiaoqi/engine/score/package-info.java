/** What a game's result is worth to its players, and the levels that this adds up to (R6). */
@NullMarked
package dev.tiaoqi.engine.score;

import org.jspecify.annotations.NullMarked;
