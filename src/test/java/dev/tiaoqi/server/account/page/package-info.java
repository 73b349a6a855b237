@NullMarked
package dev.tiaoqi.server.account.page;

import org.jspecify.annotations.NullMarked;
