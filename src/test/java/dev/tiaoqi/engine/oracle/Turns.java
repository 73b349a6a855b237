package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Set;

/** The turns of the seat to move: his own, or passed by the server or the clock (R2, R4.2, R8). */
record Turns(Table table) {

    void play(String token) {
        if (table.awaitsThrow()) {
            throw new IllegalArgumentException("the die first: " + token);
        }
        switch (token) {
            case "--#lost" -> {
                pass(token, token.equals(table.forced));
                table.mover().losesTurn = false;
            }
            case "--#stuck" -> pass(token, token.equals(table.forced));
            case "--#time" -> pass(token, table.setup.perMoveClock());
            default -> take(TurnInHand.of(table, token));
        }
        table.ply++;
        table.forced = null;
        table.deadGame().lookForProgress();
        table.deadGame().countTurn(table.mover());
        new Checks(table).afterTurn();
    }

    private void pass(String token, boolean allowed) {
        if (!allowed) {
            throw new IllegalArgumentException("may not be now: " + token);
        }
        Player mover = table.mover();
        mover.passes++;
        if (token.equals("--#time")) {
            mover.timeouts++; // R2.8: being stuck neither continues nor breaks the row
        }
    }

    /** A turn he takes himself breaks the row of timeouts (R4.2). */
    private void take(TurnInHand turn) {
        Player mover = turn.mover;
        mover.timeouts = 0;
        if (turn.passed) {
            mover.passes++; // R3.7: with an item too
        } else {
            if (turn.concedes()) {
                table.conceder = mover;
            }
            mover.passes = 0;
            mover.hasMoved = true;
            enter(mover, turn);
        }
        note(turn);
        table.men.clear();
        table.men.putAll(turn.pieces);
        table.fullMeanwhile.addAll(turn.fullMeanwhile);
        mover.hand.removeAll(turn.used);
        if (turn.placed != null) {
            mover.placed.put(turn.placed, 3);
        }
    }

    /** R4.3 */
    private void note(TurnInHand turn) {
        if (turn.byItem()) {
            turn.mover.returns.noteItem(turn.from, turn.at);
        } else if (!turn.passed) {
            turn.mover.returns.note(turn.from, turn.at);
        }
        for (Player player : table.players) {
            if (turn.swapped != null && player != turn.mover) {
                player.returns.movedByAnother(turn.swapped, turn.swappedTo);
            }
            player.returns.whirled(turn.whirled);
        }
    }

    /** R2.9: the first player of the game one of whose men enters his target by his own turn loses his next one. */
    private void enter(Player mover, TurnInHand turn) {
        Set<Cell> target = table.setup.camps().target(mover.seat);
        boolean enters = target.contains(turn.at) && !target.contains(turn.from);
        if (table.setup.firstEntrySkips() && enters && !table.somebodyEntered) {
            table.somebodyEntered = true;
            mover.losesTurn = true;
        }
    }

    /** His moves without an item. */
    List<Move> legalMoves() {
        return TurnInHand.begun(table).moves();
    }

    /** R2.8: without a legal move, and without a moving item he can use. */
    boolean isStuck() {
        TurnInHand turn = TurnInHand.begun(table);
        return turn.moves().isEmpty() && !turn.movingItems().any();
    }
}
