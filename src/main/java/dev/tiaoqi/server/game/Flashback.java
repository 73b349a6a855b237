package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.game.Game;
import java.util.Optional;
import java.util.OptionalInt;

/** A game as it stood earlier, or as it stands. */
public final class Flashback {

    private final Table table;
    private final int rows;

    private Flashback(Table table, int rows) {
        this.table = table;
        this.rows = rows;
    }

    /** After so many turns, or now; empty while the game has not begun. */
    public static Optional<Flashback> to(Table table, OptionalInt ply) {
        if (table.game().isEmpty()) {
            return Optional.empty();
        }
        OptionalInt then = ply.isPresent() ? Replay.rowsBefore(table, Math.max(0, ply.getAsInt())) : ply;
        return Optional.of(new Flashback(table, then.orElse(table.log().size())));
    }

    /** Which game and how much of it, known without playing it through: the same name, the same game. */
    public String name() {
        return table.id() + " " + rows;
    }

    /** What it stood like, played through to there. */
    public Game game() {
        return rows == table.log().size()
                ? table.playing()
                : Replay.first(table, rows).playing();
    }
}
