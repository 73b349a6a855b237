package dev.tiaoqi.engine.oracle;

import java.util.Set;

/** Wing and swap, as the turn in hand stands (R8): where they may take a man of the mover's. */
record MovingItems(TurnInHand turn) {

    private static final int REACH = 4;

    /** Whether one of them is in hand and may be used now. */
    boolean any() {
        return turn.pieces.keySet().stream()
                .anyMatch(start -> ends(start).stream()
                        .anyMatch(end -> (turn.canUse("W") && mayWing(start, end))
                                || (turn.canUse("X") && maySwap(start, end))));
    }

    boolean mayWing(Cell start, Cell end) {
        return mayGo(start, end) && !turn.pieces.containsKey(end);
    }

    boolean maySwap(Cell start, Cell end) {
        String other = turn.pieces.getOrDefault(end, ".");
        return mayGo(start, end)
                && other.matches("[A-F]")
                && !other.equals(turn.mover.seat)
                && Zone.of(turn.table.setup, other).mayEndByItem(end, start);
    }

    private boolean mayGo(Cell start, Cell end) {
        return turn.mover.seat.equals(turn.pieces.get(start))
                && (turn.at == null || (start.equals(turn.at) && !end.equals(turn.from)))
                && ends(start).contains(end)
                && Zone.of(turn.table.setup, turn.mover.seat).mayEndByItem(start, end);
    }

    private Set<Cell> ends(Cell start) {
        return turn.table.setup.board().cells().contains(start)
                ? turn.table.setup.board().within(start, REACH)
                : Set.of();
    }
}
