@NullMarked
package dev.tiaoqi.server.clock;

import org.jspecify.annotations.NullMarked;
