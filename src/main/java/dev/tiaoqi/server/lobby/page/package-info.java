/** The pages of the lobby: home with its lists and the form for a new game, invites, one's own games. */
@NullMarked
package dev.tiaoqi.server.lobby.page;

import org.jspecify.annotations.NullMarked;
