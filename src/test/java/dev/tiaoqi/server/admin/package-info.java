@NullMarked
package dev.tiaoqi.server.admin;

import org.jspecify.annotations.NullMarked;
