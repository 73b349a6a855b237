package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.play.HopGame;
import dev.tiaoqi.engine.play.Raids;
import dev.tiaoqi.engine.play.Scratch;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Win;
import java.util.Arrays;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

/** What may come after a turn: the seat's own next move, and what the others do to it or for it with theirs. */
final class Replies {

    /** The next to move wins. */
    private static final int LOSES_NEXT = 200_000;
    /** A man who may be captured next (R9.3): less than one captured, for he may yet be guarded or avenged. */
    private static final int EN_PRISE = 300;
    /** From this round on nobody waits any longer for a safe way, each round a little less. */
    private static final int PATIENCE = 40;
    /** Moves that seem worse than the best by half and by this are not looked at. */
    private static final int SLACK = 40;

    private static final int MEN = 20;

    private final Outlook outlook;
    private final Scratch scratch;
    private final Rules rules;
    private final Raids raids;
    private final int enPrise;
    private final int[] men = new int[MEN];
    private final long[] ends = new long[MEN * Scratch.WORDS];
    private int best;

    Replies(HopGame game, Outlook outlook) {
        this.outlook = outlook;
        scratch = outlook.scratch;
        rules = game.rules();
        raids = new Raids(game, scratch);
        enPrise = EN_PRISE * Math.clamp(2 * PATIENCE - game.round(), 0, PATIENCE) / PATIENCE;
    }

    /** The least that one more move of the seat leaves: chance and captures aside, which nobody can tell. */
    int then(int cost) {
        boolean foreseen = !rules.get(Option.DICE) && !rules.get(Option.CAPTURE);
        IntUnaryOperator worth = cell -> outlook.own().guess(cell) + outlook.burden(cell);
        return foreseen ? Math.min(cost, least(outlook.seat, worth, outlook::cost)) : cost;
    }

    /** What the other seat's best move leaves it to go. */
    int least(Seat other, Way way) {
        return Math.min(outlook.toGo(way), least(other, way::guess, () -> outlook.toGo(way)));
    }

    /** That best move: its start times 256 and its end; −1 for none. */
    int bestMove(Seat other, Way way) {
        least(other, way);
        return best;
    }

    /** Moves are judged at a glance first, and those that seem best by what they cost. */
    private int least(Seat mover, IntUnaryOperator guess, IntSupplier cost) {
        int count = gather(mover.index());
        int most = Integer.MIN_VALUE;
        for (int man = 0; man < count; man++) {
            for (int to = next(man, 0); to >= 0; to = next(man, to + 1)) {
                most = Math.max(most, guess.applyAsInt(men[man]) - guess.applyAsInt(to));
            }
        }
        int enough = most - Math.max(SLACK, most / 2);
        int least = Integer.MAX_VALUE;
        best = -1;
        for (int man = 0; man < count; man++) {
            int from = men[man];
            for (int to = next(man, 0); to >= 0 && !outlook.isSpent(); to = next(man, to + 1)) {
                if (guess.applyAsInt(from) - guess.applyAsInt(to) >= enough) {
                    scratch.move(from, to);
                    int left = cost.getAsInt();
                    scratch.move(to, from);
                    best = left < least ? from << 8 | to : best;
                    least = Math.min(least, left);
                }
            }
        }
        return least;
    }

    private int gather(int mover) {
        int count = 0;
        for (int from = 0; from < scratch.size(); from++) {
            if (scratch.owner(from) == mover) {
                men[count] = from;
                scratch.destinations(from, ends, count * Scratch.WORDS);
                count++;
            }
        }
        return count;
    }

    /** The first end of the man's moves that is not before this cell; −1 for none. */
    private int next(int man, int cell) {
        for (int word = cell >>> 6; word < Scratch.WORDS; word++) {
            long bits = ends[man * Scratch.WORDS + word];
            bits &= word == cell >>> 6 ? -1L << cell : -1L;
            if (bits != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(bits);
            }
        }
        return -1;
    }

    /** What the rivals' next moves may cost the seat: men captured, or the game. */
    int dangers() {
        int worst = 0;
        for (Map.Entry<Seat, Way> rival : outlook.rivals().entrySet()) {
            if (rules.get(Option.CAPTURE)) {
                worst = Math.max(worst, enPrise * raids.most(rival.getKey().index()));
            } else if (rules.get(Option.WIN) == Win.FILLED
                    && winsNext(rival.getKey().index(), rival.getValue())) {
                worst = LOSES_NEXT;
            }
        }
        return worst;
    }

    /** What the partners may leave to go with a move each. */
    int company() {
        int sum = 0;
        for (Map.Entry<Seat, Way> partner : outlook.partners().entrySet()) {
            sum += least(partner.getKey(), partner.getValue());
        }
        return sum;
    }

    /** Whether a single cell of the rival's target is empty and a man of his from elsewhere can go there. */
    private boolean winsNext(int rival, Way way) {
        int hole = hole(way);
        if (hole < 0) {
            return false;
        }
        int count = gather(rival);
        boolean wins = false;
        for (int man = 0; man < count && !wins; man++) {
            if (next(man, hole) == hole) {
                scratch.move(men[man], hole);
                wins = scratch.hasWon(rival);
                scratch.move(hole, men[man]);
            }
        }
        return wins;
    }

    /** The only empty cell of his target; −1 when there is none, or more. */
    private int hole(Way way) {
        int[] holes = Arrays.stream(way.target())
                .filter(cell -> scratch.owner(cell) < 0)
                .limit(2)
                .toArray();
        return holes.length == 1 ? holes[0] : -1;
    }
}
