@NullMarked
package dev.tiaoqi.server.game;

import org.jspecify.annotations.NullMarked;
