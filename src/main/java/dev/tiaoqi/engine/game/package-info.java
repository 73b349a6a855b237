@NullMarked
package dev.tiaoqi.engine.game;

import org.jspecify.annotations.NullMarked;
