package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import java.util.List;

/** What a row settles beside the game. */
final class Settling {

    private Settling() {}

    static Aside after(Table table, Logged row) {
        Seat seat = row.seat().orElseThrow();
        Aside before = table.aside();
        return switch (row.kind()) {
            case CARE -> before.inCare(seat, Integer.parseInt(row.text()));
            case CARE_ENDED -> before.ownAgain(seat);
            case TAKE_BACK -> before.asking(new TakeBack(seat, Integer.parseInt(row.text()), others(table, seat)));
            case TAKE_BACK_ACCEPTED ->
                before.asking(before.takeBack().orElseThrow().without(samePerson(table, seat)));
            case TAKE_BACK_DECLINED -> before.askingNothing();
            case CREATED, JOINED, LEFT, STARTED, HANDED, CANCELLED, ABANDONED, VOID ->
                throw new IllegalArgumentException("settles nothing: " + row);
            case TURN, STUCK, OFFER, ACCEPTED, DECLINED ->
                throw new IllegalArgumentException("settles nothing: " + row);
            case RESIGNED, QUIT, TAKEN_BACK -> throw new IllegalArgumentException("settles nothing: " + row);
        };
    }

    /** The seats still in of other people: they are asked. Computers agree, and nobody asks himself. */
    static List<Seat> others(Table table, Seat seat) {
        List<Seat> own = samePerson(table, seat);
        return table.playing().standings().stream()
                .filter(standing -> standing.state() == SeatState.PLAYING)
                .map(Standing::seat)
                .filter(other -> table.sitter(other) instanceof Sitter.Human && !own.contains(other))
                .toList();
    }

    private static List<Seat> samePerson(Table table, Seat seat) {
        return table.sitter(seat) instanceof Sitter.Human human ? table.seatsOf(human.person()) : List.of(seat);
    }
}
