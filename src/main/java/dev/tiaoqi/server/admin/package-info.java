/** Where those who keep order look after people and games, and the log of what they did. */
@NullMarked
package dev.tiaoqi.server.admin;

import org.jspecify.annotations.NullMarked;
