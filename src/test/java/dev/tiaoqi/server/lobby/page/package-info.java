@NullMarked
package dev.tiaoqi.server.lobby.page;

import org.jspecify.annotations.NullMarked;
