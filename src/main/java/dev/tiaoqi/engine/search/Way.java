package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.play.Scratch;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Win;

/**
 * How far one seat still has to go: the least it costs to give every cell of his target a man of his own, where a man
 * {@code d} steps away costs {@code 8 d + d²}, so that those far behind weigh most. Under {@code filled} a cell that
 * another's man holds needs nobody (R3.1).
 */
final class Way {

    private static final int PER_STEP = 8;

    private final int seat;
    private final boolean everyCell;
    private final int[] target;
    private final int[][] costs;
    private final Assignment assignment;
    private final int[] men;

    Way(Rules rules, Seat seat) {
        Topology board = Topology.named(rules.board()).orElseThrow();
        this.seat = seat.index();
        everyCell = rules.get(Option.WIN) == Win.OWN_MEN;
        target = board.target(seat, rules.men()).cells().toArray();
        costs = new int[target.length][board.size()];
        for (int index = 0; index < target.length; index++) {
            for (int cell = 0; cell < board.size(); cell++) {
                int steps = board.distance(target[index], cell);
                costs[index][cell] = PER_STEP * steps + steps * steps;
            }
        }
        assignment = new Assignment(target.length);
        men = new int[target.length];
    }

    /** What is still to go where the men stand now; 0 when it is done. */
    int toGo(Scratch scratch) {
        int count = 0;
        for (int cell = 0; cell < scratch.size(); cell++) {
            if (scratch.owner(cell) == seat) {
                men[count++] = cell;
            }
        }
        assignment.clear();
        for (int index = 0; index < target.length && assignment.rows() < count; index++) {
            int owner = scratch.owner(target[index]);
            if (everyCell || owner < 0 || owner == seat) {
                assignment.addRow(costs[index], men, count);
            }
        }
        return assignment.least();
    }
}
