package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Played;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Recognises a move that was played already, and finds what was answered then. */
@Component
class Repeats {

    private final Tables tables;

    Repeats(Tables tables) {
        this.tables = tables;
    }

    /** The answer of then, if one of these seats has played this very move at this ply. */
    Optional<Desk.Done> find(Table table, List<Seat> seats, Mover.Wish wish) {
        return table.standing().stream()
                .filter(row -> row.kind() == Kind.TURN && row.ply() == wish.ply())
                .findFirst()
                .filter(row -> row.seat().filter(seats::contains).isPresent())
                .filter(row -> same(table, row, wish.move()))
                .map(row ->
                        new Desk.Done(at(table, row.version() - 1), at(table, last(table, row)), Desk.When.EARLIER));
    }

    /** A move is its start and its end (R2.4), however it is written; a whirlwind is dealt as it was then. */
    private boolean same(Table table, Logged row, String move) {
        return row.text().equals(move)
                || (move.indexOf('=') < 0 && same(at(table, row.version() - 1), row.text(), move));
    }

    private static boolean same(Table then, String played, String move) {
        return switch (then.playing().play(new Action.Move(Dealer.dealt(then, move)))) {
            case Played.Accepted accepted ->
                Deeds.turn(accepted).filter(played::equals).isPresent();
            case Played.Refused refused -> false;
        };
    }

    /** The passes that followed from the move by rule belong to its answer. */
    private static int last(Table table, Logged row) {
        return row.version()
                + (int) table.since(row.version()).stream()
                        .takeWhile(next -> next.kind() == Kind.STUCK)
                        .count();
    }

    private Table at(Table table, int version) {
        return version == table.version()
                ? table
                : tables.find(table.id(), version).orElseThrow();
    }
}
