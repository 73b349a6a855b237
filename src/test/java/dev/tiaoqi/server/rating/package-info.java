@NullMarked
package dev.tiaoqi.server.rating;

import org.jspecify.annotations.NullMarked;
