package dev.tiaoqi.server.game.wire;

import java.util.List;

/** An offer that stands: by whose seat, and the seats that have yet to answer. */
record OfferJson(String kind, String by, List<String> open) {}
