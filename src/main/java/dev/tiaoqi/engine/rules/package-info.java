@NullMarked
package dev.tiaoqi.engine.rules;

import org.jspecify.annotations.NullMarked;
