@NullMarked
package dev.tiaoqi.server.archive.page;

import org.jspecify.annotations.NullMarked;
