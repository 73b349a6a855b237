@NullMarked
package dev.tiaoqi.server.archive;

import org.jspecify.annotations.NullMarked;
