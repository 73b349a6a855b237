package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The turns of the seat to move: a move, a pass, or a turn passed by the server or the clock (R2, R4.2). */
record Turns(Table table) {

    /** R9.1: the die, once a turn. */
    void roll(int face) {
        table.die = face;
        new Checks(table).passIfStuck();
    }

    void play(String token) {
        switch (token) {
            case "--" -> pass(token, table.setup.passAllowed());
            case "--#lost" -> {
                pass(token, token.equals(table.forced));
                table.mover().losesTurn = false;
            }
            case "--#stuck" -> pass(token, token.equals(table.forced));
            case "--#time" -> pass(token, table.setup.perMoveClock());
            default -> move(token);
        }
        table.ply++;
        table.die = 0;
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
            mover.timeouts++;
        } else if (token.equals("--")) {
            mover.timeouts = 0; // R2.8: being stuck neither continues nor breaks the row
        }
    }

    private void move(String text) {
        Move move = named(text)
                .filter(each -> !barred(each))
                .orElseThrow(() -> new IllegalArgumentException("no legal move: " + text));
        Player mover = table.mover();
        if (table.deadGame().concedes(move)) {
            table.conceder = mover;
        }
        table.men.put(move.end(), table.men.remove(move.start()));
        table.men.keySet().removeAll(move.captured());
        enter(mover, move);
        mover.hasMoved = true;
        mover.passes = 0;
        mover.timeouts = 0;
        mover.returns.note(move);
    }

    /** R2.9: the first player of the game one of whose men enters his target by his own turn loses his next one. */
    private void enter(Player mover, Move move) {
        Set<Cell> target = table.setup.camps().target(mover.seat);
        boolean enters = target.contains(move.end()) && !target.contains(move.start());
        if (table.setup.firstEntrySkips() && enters && !table.somebodyEntered) {
            table.somebodyEntered = true;
            mover.losesTurn = true;
        }
    }

    List<Move> legalMoves() {
        return allMoves().stream().filter(move -> !barred(move)).toList();
    }

    private List<Move> allMoves() {
        return table.setup.dice() ? moves().allByDice(table.die) : moves().all();
    }

    /** With dice and captures only the text in full. */
    private Optional<Move> named(String text) {
        return table.setup.dice() || table.setup.capture()
                ? allMoves().stream().filter(move -> move.text().equals(text)).findFirst()
                : moves().named(text);
    }

    private Moves moves() {
        Set<String> finished = table.players.stream()
                .filter(Player::hasFinished)
                .map(player -> player.seat)
                .collect(Collectors.toSet());
        return new Moves(table.setup, table.men, table.mover().seat, finished);
    }

    /** R4.3; a concession it never bars (R5.2). */
    private boolean barred(Move move) {
        Optional<Integer> limit = table.setup.repetitionLimit();
        return limit.isPresent()
                && table.mover().returns.bar(move, limit.get())
                && !table.deadGame().concedes(move);
    }
}
