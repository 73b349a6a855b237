@NullMarked
package dev.tiaoqi.server.bot;

import org.jspecify.annotations.NullMarked;
