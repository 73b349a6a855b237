/** Points and what comes of them: the ledger, totals and levels, the leaderboard, everybody's record (R6). */
@NullMarked
package dev.tiaoqi.server.rating;

import org.jspecify.annotations.NullMarked;
