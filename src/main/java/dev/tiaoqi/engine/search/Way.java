package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.play.Scratch;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Win;
import java.util.List;

/**
 * How far one seat still has to go: the least it costs to give every cell of his target a man of his own, where a man
 * {@code d} steps away costs {@code 8 d + d²}, so that those far behind weigh most. Under {@code filled} a cell that
 * another's man holds needs nobody, unless he is a partner (R3.1). Men captured leave a cell each to spare (R9.3).
 */
final class Way {

    private static final int PER_STEP = 8;
    private static final int SEATS = 6;

    private final int seat;
    private final boolean[] counts = new boolean[SEATS];
    private final int[] home;
    private final int[] target;
    /** By a target's cell and by any cell, and the other way round. */
    private final int[][] costs;

    private final int[][] costsFrom;
    private final int[] rows;
    private int lastRow;
    private final Assignment assignment;
    private final int[] men;
    private final int[] open;

    Way(Rules rules, Seat seat) {
        Topology board = Topology.named(rules.board()).orElseThrow();
        this.seat = seat.index();
        home = board.home(seat, rules.men()).cells().toArray();
        target = board.target(seat, rules.men()).cells().toArray();
        costs = new int[target.length][board.size()];
        costsFrom = new int[board.size()][target.length];
        rows = new int[board.size()];
        for (int cell = 0; cell < board.size(); cell++) {
            rows[cell] = board.row(seat, cell);
            lastRow = Math.max(lastRow, rows[cell]);
            for (int index = 0; index < target.length; index++) {
                int steps = board.distance(target[index], cell);
                costs[index][cell] = PER_STEP * steps + steps * steps;
                costsFrom[cell][index] = costs[index][cell];
            }
        }
        for (Seat other : rules.seats()) {
            counts[other.index()] = rules.get(Option.WIN) == Win.OWN_MEN || arePartners(rules, seat, other);
        }
        assignment = new Assignment(target.length);
        men = new int[target.length];
        open = new int[target.length];
    }

    private static boolean arePartners(Rules rules, Seat seat, Seat other) {
        return rules.teams().stream().anyMatch((List<Seat> team) -> team.containsAll(List.of(seat, other)));
    }

    /** What a man there has to go, at a glance. */
    int guess(int cell) {
        int left = lastRow - rows[cell];
        return PER_STEP * left + left * left;
    }

    /** How far along the way from home to target the cell is. */
    int row(int cell) {
        return rows[cell];
    }

    int[] home() {
        return home;
    }

    int[] target() {
        return target;
    }

    /** What is to go from home. */
    int inAll() {
        assignment.clear();
        for (int index = 0; index < target.length; index++) {
            assignment.addRow(costs[index], home, home.length);
        }
        return assignment.least();
    }

    /** What is still to go where the men stand now; 0 when it is done. */
    int toGo(Scratch scratch) {
        int count = 0;
        for (int cell = 0; cell < scratch.size(); cell++) {
            if (scratch.owner(cell) == seat) {
                men[count++] = cell;
            }
        }
        int places = 0;
        for (int index = 0; index < target.length; index++) {
            int owner = scratch.owner(target[index]);
            if (owner < 0 || owner == seat || counts[owner]) {
                open[places++] = index;
            }
        }
        return places <= count ? fill(places, count) : settle(count, places);
    }

    /** Every open place gets a man. */
    private int fill(int places, int count) {
        assignment.clear();
        for (int place = 0; place < places; place++) {
            assignment.addRow(costs[open[place]], men, count);
        }
        return assignment.least();
    }

    /** Every man gets a place. */
    private int settle(int count, int places) {
        assignment.clear();
        for (int man = 0; man < count; man++) {
            assignment.addRow(costsFrom[men[man]], open, places);
        }
        return assignment.least();
    }
}
