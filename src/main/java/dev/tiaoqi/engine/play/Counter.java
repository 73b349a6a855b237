package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;

/**
 * Counts the leaves of the tree of legal moves (perft). A leaf is a sequence of so many turns that differ in start
 * or end; a seat without a move passes, one that has finished has no turn, and a game that is over has no more.
 * What happened before (R2.9, R4.3, R5.2) and the round are not looked at. Nothing is allocated while it counts.
 */
public final class Counter {

    private final Scratch scratch;
    private final int[] order;
    private final boolean[] out = new boolean[Terrain.SEATS];
    private final long[] destinations;
    private final int deepest;

    private Counter(HopGame game, int deepest) {
        List<Seat> seats = game.course.order;
        scratch = game.scratch();
        order = seats.stream().mapToInt(Seat::index).toArray();
        destinations = new long[(deepest + 1) * Scratch.WORDS];
        this.deepest = deepest;
        seats.forEach(seat -> out[seat.index()] = !game.course.isStillIn(seat));
    }

    /** A counter for the position of a game, for depths from 0 to {@code deepest}. */
    public static Counter of(HopGame game, int deepest) {
        return new Counter(game, deepest);
    }

    /** A counter for a position by these rules; throws {@link IllegalArgumentException} for one no game can begin from. */
    public static Counter of(Rules rules, String position, int deepest) {
        if (Games.begin(rules, position) instanceof Begun.Started started && started.game() instanceof HopGame game) {
            return of(game, deepest);
        }
        throw new IllegalArgumentException("no game can begin from " + position);
    }

    /** How many leaves there are at this depth. */
    public long leaves(int depth) {
        if (depth < 0 || depth > deepest) {
            throw new IllegalArgumentException("depths go from 0 to " + deepest);
        }
        return count(0, depth);
    }

    private long count(int place, int depth) {
        if (depth == 0) {
            return 1;
        }
        int seat = order[place];
        int words = depth * Scratch.WORDS;
        long leaves = 0;
        boolean stuck = true;
        for (int from = 0; from < scratch.size(); from++) {
            if (scratch.owner(from) == seat) {
                scratch.destinations(from, destinations, words);
                long found = depth == 1 ? here(words) : below(from, place, depth);
                leaves += found;
                stuck &= depth == 1 ? found == 0 : isEmpty(words);
            }
        }
        return stuck ? after(place, depth) : leaves;
    }

    private long here(int words) {
        long ends = 0;
        for (int word = words; word < words + Scratch.WORDS; word++) {
            ends += Long.bitCount(destinations[word]);
        }
        return ends;
    }

    private boolean isEmpty(int words) {
        return here(words) == 0;
    }

    private long below(int from, int place, int depth) {
        long leaves = 0;
        for (int word = 0; word < Scratch.WORDS; word++) {
            for (long ends = destinations[depth * Scratch.WORDS + word]; ends != 0; ends &= ends - 1) {
                int to = (word << 6) + Long.numberOfTrailingZeros(ends);
                scratch.move(from, to);
                leaves += after(place, depth);
                scratch.move(to, from);
            }
        }
        return leaves;
    }

    /** The leaves below a turn just taken: finishes first (R3.8), then the next seat still in. */
    private long after(int place, int depth) {
        int finished = finish();
        long leaves = 0;
        int next = isWonByTeam(finished) ? -1 : next(place);
        if (depth == 1 || next >= 0) {
            leaves = depth == 1 ? 1 : count(next, depth - 1);
        }
        for (int seat = 0; finished != 0; seat++, finished >>>= 1) {
            out[seat] ^= (finished & 1) != 0;
        }
        return leaves;
    }

    /** R7: a finish, or enough men home. */
    private boolean isWonByTeam(int finished) {
        return scratch.terrain.isInTeams()
                && (finished != 0 || TeamCount.isReached(scratch, 1) || TeamCount.isReached(scratch, 2));
    }

    /** Takes the seats that have finished out of the turn order; answers them as bits. */
    private int finish() {
        int finished = 0;
        for (int seat : order) {
            if (!out[seat] && scratch.isFull(seat)) {
                out[seat] = true;
                finished |= 1 << seat;
            }
        }
        return finished;
    }

    /** The place of the next seat still in; −1 when at most one is. */
    private int next(int place) {
        int in = 0;
        for (int seat : order) {
            in += out[seat] ? 0 : 1;
        }
        int next = (place + 1) % order.length;
        while (in > 1 && out[order[next]]) {
            next = (next + 1) % order.length;
        }
        return in > 1 ? next : -1;
    }
}
