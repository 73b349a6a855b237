package dev.tiaoqi.server.game.wire;

import java.util.List;

/** What the caller is in this game. */
record YouJson(List<String> seats, boolean host) {}
