@NullMarked
package dev.tiaoqi.engine.notation;

import org.jspecify.annotations.NullMarked;
