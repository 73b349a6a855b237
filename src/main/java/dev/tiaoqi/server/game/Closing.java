package dev.tiaoqi.server.game;

import java.time.Instant;
import java.util.Optional;

/** Ends a game from outside it: cancelled or abandoned, without ranks or score (R3.5). */
final class Closing {

    private Closing() {}

    static Table of(Table table, Kind kind, Instant at) {
        return Replay.next(table, Logged.of(kind, table, new Logged.What(at, Optional.empty(), "")));
    }
}
