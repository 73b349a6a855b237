@NullMarked
package dev.tiaoqi.server.game.wire;

import org.jspecify.annotations.NullMarked;
