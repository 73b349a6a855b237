/** The pages of points: somebody's level, curve and games, and the leaderboard. */
@NullMarked
package dev.tiaoqi.server.rating.page;

import org.jspecify.annotations.NullMarked;
