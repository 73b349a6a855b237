/** Chance that can be checked afterwards (R9.1): a game's secret seed, and what follows from it by a published formula. */
@NullMarked
package dev.tiaoqi.server.chance;

import org.jspecify.annotations.NullMarked;
