/** The page of the archive. */
@NullMarked
package dev.tiaoqi.server.archive.page;

import org.jspecify.annotations.NullMarked;
