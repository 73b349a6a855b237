package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.game.Game;
import java.util.Optional;
import java.util.OptionalInt;

/** A game as it stood earlier. */
public final class Flashback {

    private Flashback() {}

    /** The game after so many turns, or as it stands; empty while it has not begun. */
    public static Optional<Game> to(Table table, OptionalInt ply) {
        if (table.game().isEmpty() || ply.isEmpty() || ply.getAsInt() >= table.ply()) {
            return table.game();
        }
        return Replay.before(table, Math.max(0, ply.getAsInt())).flatMap(Table::game);
    }
}
