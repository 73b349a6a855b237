@NullMarked
package dev.tiaoqi.server;

import org.jspecify.annotations.NullMarked;
