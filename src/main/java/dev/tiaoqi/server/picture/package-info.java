/** Boards as pictures by URL, to be shared. */
@NullMarked
package dev.tiaoqi.server.picture;

import org.jspecify.annotations.NullMarked;
