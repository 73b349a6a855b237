package dev.tiaoqi.server.lobby;

import org.jspecify.annotations.Nullable;

/** Another name for house rules. */
record HouseName(@Nullable String name) {}
