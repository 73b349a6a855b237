/** How to play, with little boards. */
@NullMarked
package dev.tiaoqi.server.guide;

import org.jspecify.annotations.NullMarked;
