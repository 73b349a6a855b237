@NullMarked
package dev.tiaoqi.engine.position;

import org.jspecify.annotations.NullMarked;
