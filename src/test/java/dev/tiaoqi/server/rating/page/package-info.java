@NullMarked
package dev.tiaoqi.server.rating.page;

import org.jspecify.annotations.NullMarked;
