@NullMarked
package dev.tiaoqi.engine.perft;

import org.jspecify.annotations.NullMarked;
