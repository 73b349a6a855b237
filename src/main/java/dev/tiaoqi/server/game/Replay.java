package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Restores a table from its log: the same rows always give the same table. */
final class Replay {

    private Replay() {}

    static Table of(String id, Agreement agreement, List<Logged> log) {
        Table table = new Table(
                id,
                agreement,
                Status.OPEN,
                new TreeMap<>(SitterText.read(log.getFirst().text())),
                Optional.empty(),
                List.of(),
                agreement.created());
        for (Logged row : log) {
            table = next(table, row);
        }
        return table;
    }

    /** The table after one row more. */
    static Table next(Table table, Logged row) {
        return switch (row.kind()) {
            case CREATED, JOINED, LEFT, STARTED -> seated(table, row);
            case HANDED -> table.handed(row, SitterText.read(row.text()));
            case CANCELLED -> table.with(row, Status.CANCELLED);
            case ABANDONED -> table.with(row, Status.ENDED);
            case VOID -> table.with(row, Status.VOID);
            case TURN, STUCK, OFFER, ACCEPTED, DECLINED, RESIGNED, QUIT -> table.with(row, played(table, row));
        };
    }

    /** The row a log begins with. */
    static Logged first(Logged.What what) {
        return new Logged(
                0, Kind.CREATED, what.at(), 0, what.seat(), what.text(), OptionalLong.empty(), OptionalLong.empty());
    }

    private static Table seated(Table table, Logged row) {
        Table seated = table.with(row, SitterText.read(row.text()));
        Optional<Seat> first = row.text()
                .lines()
                .filter(line -> line.startsWith("first "))
                .map(line -> Seat.valueOf(line.substring(6)))
                .findFirst();
        return first.map(seat -> begun(seated, seat)).orElse(seated);
    }

    private static Table begun(Table table, Seat first) {
        Game game = Beginning.started(table.agreement(), first).game();
        return new Table(
                table.id(),
                table.agreement(),
                Status.RUNNING,
                table.sitters(),
                Optional.of(game),
                table.log(),
                table.turnSince());
    }

    /** The game after the row alone: what followed from it by rule has rows of its own. */
    private static Game played(Table table, Logged row) {
        return switch (table.playing().play(Deeds.action(row))) {
            case Played.Accepted accepted -> accepted.steps().getFirst().after();
            case Played.Refused refused ->
                throw new IllegalStateException("the log of " + table.id() + " does not replay: " + row + refused);
        };
    }
}
