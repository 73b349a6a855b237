package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.server.game.Departed;
import dev.tiaoqi.server.game.Logged;
import dev.tiaoqi.server.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The log's rows as JSON shows them: turns with what the engine knows of them, and what else happened. */
final class LogShape {

    private static final String TIMEOUT = "timeout";

    private LogShape() {}

    static List<TurnJson> turns(Table table) {
        return turns(table, table.log());
    }

    /** Those among these rows of the table; turns that were taken back are none. */
    static List<TurnJson> turns(Table table, List<Logged> rows) {
        List<Turn> taken = taken(table);
        return standing(table, rows).map(row -> turn(row, taken.get(row.ply()))).toList();
    }

    /** What else happened in these rows of the table, departures that followed from a turn by rule among it. */
    static List<HappeningJson> happenings(Table table, List<Logged> rows) {
        Map<Integer, Departure> withTurns = Departed.withTurns(table);
        Set<Logged> turns =
                withTurns.isEmpty() ? Set.of() : standing(table, rows).collect(Collectors.toSet());
        return rows.stream()
                .filter(row -> row.kind().inPlay())
                .flatMap(row -> row.kind().turn()
                        ? departure(row, turns.contains(row) ? withTurns.get(row.ply()) : null)
                        : Stream.of(happening(table, row)))
                .toList();
    }

    private static Stream<Logged> standing(Table table, List<Logged> rows) {
        Set<Integer> asked = rows.stream().map(Logged::version).collect(Collectors.toSet());
        return table.standing().stream().filter(row -> row.kind().turn() && asked.contains(row.version()));
    }

    private static HappeningJson happening(Table table, Logged row) {
        return new HappeningJson(
                row.version(),
                row.ply(),
                row.seat().map(Seat::name).orElse(null),
                row.kind().text(),
                row.timedOut() ? TIMEOUT : null,
                row.at(),
                EffectJson.all(Departed.effects(table, row)));
    }

    private static Stream<HappeningJson> departure(Logged row, @Nullable Departure departure) {
        return Optional.ofNullable(departure).stream()
                .map(left -> new HappeningJson(
                        row.version(),
                        left.ply(),
                        left.seat().name(),
                        left.state().text(),
                        left.state() == SeatState.QUIT ? TIMEOUT : null,
                        row.at(),
                        EffectJson.all(left.effects())));
    }

    private static TurnJson turn(Logged row, Turn turn) {
        return new TurnJson(
                row.ply(),
                row.version(),
                turn.round(),
                turn.seat().name(),
                turn.text(),
                turn.trail(),
                turn.captured(),
                turn.die().isPresent() ? (Integer) turn.die().getAsInt() : null,
                row.at(),
                row.thinkMillis().orElse(0),
                EffectJson.all(turn.effects()));
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
