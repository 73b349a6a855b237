package dev.tiaoqi.server.lobby;

import org.jspecify.annotations.Nullable;

/** Whom one would like to have at the table. */
record InvitationBody(@Nullable String name) {}
