@NullMarked
package dev.tiaoqi.engine.board;

import org.jspecify.annotations.NullMarked;
