/** What a person sees and does in a browser. */
@NullMarked
package dev.tiaoqi.server.browser;

import org.jspecify.annotations.NullMarked;
