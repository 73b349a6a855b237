/** The pages of the archive and of records. */
@NullMarked
package dev.tiaoqi.server.archive.page;

import org.jspecify.annotations.NullMarked;
