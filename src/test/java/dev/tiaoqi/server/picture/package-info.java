@NullMarked
package dev.tiaoqi.server.picture;

import org.jspecify.annotations.NullMarked;
