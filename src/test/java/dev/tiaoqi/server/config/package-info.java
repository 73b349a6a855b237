@NullMarked
package dev.tiaoqi.server.config;

import org.jspecify.annotations.NullMarked;
