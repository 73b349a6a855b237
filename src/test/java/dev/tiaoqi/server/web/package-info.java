@NullMarked
package dev.tiaoqi.server.web;

import org.jspecify.annotations.NullMarked;
