@NullMarked
package dev.tiaoqi.server.game.stream;

import org.jspecify.annotations.NullMarked;
