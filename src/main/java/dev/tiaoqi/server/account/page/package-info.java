/** Pages on which people sign up, in and out, and look after their account. */
@NullMarked
package dev.tiaoqi.server.account.page;

import org.jspecify.annotations.NullMarked;
