@NullMarked
package dev.tiaoqi.server.game.rest;

import org.jspecify.annotations.NullMarked;
