@NullMarked
package dev.tiaoqi.server.guide;

import org.jspecify.annotations.NullMarked;
