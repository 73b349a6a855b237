package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.server.game.Logged;
import dev.tiaoqi.server.game.Table;
import java.util.ArrayList;
import java.util.List;

/** The log's rows as JSON shows them: turns with what the engine knows of them, and what else happened. */
final class LogShape {

    private LogShape() {}

    static List<TurnJson> turns(Table table) {
        return turns(table, table.log());
    }

    /** Those among these rows of the table. */
    static List<TurnJson> turns(Table table, List<Logged> rows) {
        List<Turn> taken = taken(table);
        return rows.stream()
                .filter(row -> row.kind().turn())
                .map(row -> turn(row, taken.get(row.ply())))
                .toList();
    }

    static List<HappeningJson> happenings(List<Logged> rows) {
        return rows.stream()
                .filter(row -> row.kind().inPlay() && !row.kind().turn())
                .map(row -> new HappeningJson(
                        row.version(),
                        row.ply(),
                        row.seat().map(Seat::name).orElse(null),
                        row.kind().text(),
                        row.at()))
                .toList();
    }

    private static TurnJson turn(Logged row, Turn turn) {
        return new TurnJson(
                row.ply(),
                row.version(),
                turn.round(),
                turn.seat().name(),
                turn.text(),
                turn.trail(),
                row.at(),
                row.thinkMillis().orElse(0));
    }

    private static List<Turn> taken(Table table) {
        List<Turn> taken = new ArrayList<>();
        for (Entry entry : table.game().map(Game::history).orElse(List.of())) {
            if (entry instanceof Turn turn) {
                taken.add(turn);
            }
        }
        return taken;
    }
}
