/** The admins' pages; for everybody else they don't exist. */
@NullMarked
package dev.tiaoqi.server.admin.page;

import org.jspecify.annotations.NullMarked;
