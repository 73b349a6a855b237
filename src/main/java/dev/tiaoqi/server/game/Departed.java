package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Who has left a game, by the game's own account. */
public final class Departed {

    private Departed() {}

    /** Whether somebody left with this turn or after it. */
    static boolean after(Table table, int ply) {
        return history(table).stream().anyMatch(entry -> entry instanceof Departure departure && departure.ply() > ply);
    }

    /**
     * Those who left by rule with a turn of theirs, by its ply: passive, or with their third timeout. No row of the log
     * is theirs alone.
     */
    public static Map<Integer, Departure> withTurns(Table table) {
        Map<Integer, Departure> found = new HashMap<>();
        Set<Seat> bySay = table.log().stream()
                .filter(row -> row.kind() == Kind.RESIGNED || row.kind() == Kind.QUIT)
                .flatMap(row -> row.seat().stream())
                .collect(Collectors.toSet());
        for (Entry entry : history(table)) {
            if (entry instanceof Departure departure && !bySay.contains(departure.seat())) {
                found.put(departure.ply() - 1, departure);
            }
        }
        return found;
    }

    /** What came off the board with one who left by this row; nothing where the row tells of nobody leaving. */
    public static List<Effect> effects(Table table, Logged row) {
        if (row.kind() != Kind.RESIGNED && row.kind() != Kind.QUIT) {
            return List.of();
        }
        return history(table).stream()
                .filter(entry -> entry instanceof Departure left && row.seat().equals(Optional.of(left.seat())))
                .findFirst()
                .map(Entry::effects)
                .orElse(List.of());
    }

    private static List<Entry> history(Table table) {
        return table.game().map(Game::history).orElse(List.of());
    }
}
