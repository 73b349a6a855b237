@NullMarked
package dev.tiaoqi.server.account;

import org.jspecify.annotations.NullMarked;
