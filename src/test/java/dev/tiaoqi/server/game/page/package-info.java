@NullMarked
package dev.tiaoqi.server.game.page;

import org.jspecify.annotations.NullMarked;
