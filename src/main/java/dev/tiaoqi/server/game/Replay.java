package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Restores a table from its log: the same rows always give the same table. */
final class Replay {

    private final NavigableMap<Integer, Table> lastAtPly = new TreeMap<>();
    private Table table;

    private Replay(String id, Agreement agreement, Logged first) {
        table = Table.empty(id, agreement, SitterText.read(first.text()));
    }

    static Table of(String id, Agreement agreement, List<Logged> log) {
        Replay replay = new Replay(id, agreement, log.getFirst());
        log.forEach(replay::next);
        return replay.table;
    }

    /** The tables that a log leads through, the one after its first row first; for who keeps few of them. */
    static Stream<Table> tables(String id, Agreement agreement, List<Logged> log) {
        Replay replay = new Replay(id, agreement, log.getFirst());
        return log.stream().map(replay::next);
    }

    /** The table after one row more. */
    static Table next(Table table, Logged row) {
        if (row.kind() == Kind.TAKEN_BACK) {
            return table.backTo(first(table, rowsBefore(table, row.ply()).orElseThrow()), row);
        }
        return ahead(table, row);
    }

    private Table next(Logged row) {
        table = row.kind() == Kind.TAKEN_BACK ? table.backTo(at(row.ply()), row) : ahead(table, row);
        lastAtPly.tailMap(table.ply(), true).clear();
        lastAtPly.put(table.ply(), table);
        return table;
    }

    private Table at(int ply) {
        return Optional.ofNullable(lastAtPly.get(ply)).orElseThrow();
    }

    /** How many rows there were before the turn with so many turns before it; empty if that is not taken yet. */
    static OptionalInt rowsBefore(Table table, int ply) {
        return table.standing().stream()
                .filter(row -> row.kind().turn() && row.ply() == ply)
                .mapToInt(Logged::version)
                .findFirst();
    }

    /** The table as it stood after the first so many rows. */
    static Table first(Table table, int rows) {
        return of(table.id(), table.agreement(), table.log().subList(0, rows));
    }

    private static Table ahead(Table table, Logged row) {
        return switch (row.kind()) {
            case CREATED, JOINED, LEFT, STARTED -> seated(table, row);
            case HANDED -> table.handed(row, SitterText.read(row.text()));
            case CANCELLED -> table.with(row, Status.CANCELLED);
            case ABANDONED -> table.with(row, Status.ENDED);
            case VOID -> table.with(row, Status.VOID);
            case TURN, STUCK, OFFER, ACCEPTED, DECLINED, RESIGNED, QUIT -> table.with(row, played(table, row));
            case CARE, CARE_ENDED, TAKE_BACK, TAKE_BACK_ACCEPTED, TAKE_BACK_DECLINED ->
                table.with(row, Settling.after(table, row));
            case TAKEN_BACK -> throw new IllegalArgumentException("that leads back: " + row);
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
        Game begun = Beginning.started(table.agreement(), first).game();
        return table.with(Dice.shown(table.agreement(), begun));
    }

    /** The game after the row alone: what followed from it by rule has rows of its own. */
    private static Game played(Table table, Logged row) {
        return switch (table.playing().play(Deeds.action(row))) {
            case Played.Accepted accepted ->
                Dice.shown(table.agreement(), accepted.steps().getFirst().after());
            case Played.Refused refused ->
                throw new IllegalStateException("the log of " + table.id() + " does not replay: " + row + refused);
        };
    }
}
