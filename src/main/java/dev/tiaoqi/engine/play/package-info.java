@NullMarked
package dev.tiaoqi.engine.play;

import org.jspecify.annotations.NullMarked;
