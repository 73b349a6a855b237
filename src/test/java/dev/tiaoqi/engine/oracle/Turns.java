package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Optional;

/** The turns of the seat to move: a move, a pass, or a turn passed by the server or the clock (R2, R4.2). */
record Turns(Table table) {

    void play(String token) {
        switch (token) {
            case "--" -> pass(token, table.setup.passAllowed());
            case "--#stuck" -> pass(token, token.equals(table.forced));
            case "--#time" -> pass(token, table.setup.perMoveClock());
            default -> move(token);
        }
        table.ply++;
        table.forced = null;
        new Checks(table).afterTurn();
    }

    private void pass(String token, boolean allowed) {
        if (!allowed) {
            throw new IllegalArgumentException("may not be now: " + token);
        }
        Player mover = table.mover();
        mover.passes++;
        if (token.equals("--#time")) {
            mover.timeouts++;
        } else if (token.equals("--")) {
            mover.timeouts = 0; // R2.8: being stuck neither continues nor breaks the row
        }
    }

    private void move(String text) {
        Move move = moves().named(text)
                .filter(each -> !barred(each))
                .orElseThrow(() -> new IllegalArgumentException("no legal move: " + text));
        table.men.put(move.end(), table.men.remove(move.start()));
        Player mover = table.mover();
        mover.hasMoved = true;
        mover.passes = 0;
        mover.timeouts = 0;
        mover.returns.note(move);
    }

    List<Move> legalMoves() {
        return moves().all().stream().filter(move -> !barred(move)).toList();
    }

    private Moves moves() {
        return new Moves(table.setup, table.men, table.mover().seat);
    }

    /** R4.3 */
    private boolean barred(Move move) {
        Optional<Integer> limit = table.setup.repetitionLimit();
        return limit.isPresent() && table.mover().returns.bar(move, limit.get());
    }
}
