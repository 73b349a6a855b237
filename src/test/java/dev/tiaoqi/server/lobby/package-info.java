@NullMarked
package dev.tiaoqi.server.lobby;

import org.jspecify.annotations.NullMarked;
