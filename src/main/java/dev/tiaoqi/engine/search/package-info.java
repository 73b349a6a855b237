@NullMarked
package dev.tiaoqi.engine.search;

import org.jspecify.annotations.NullMarked;
