package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;

/**
 * How many men a seat could capture in one move (R9.3), for those who look ahead. Nothing here allocates once it is
 * made. Not for several threads.
 */
public final class Raids {

    /** So many hops are looked at for one seat; no game comes near, but a set-up position could. */
    private static final int MOST = 2_000;

    private final Scratch scratch;
    private final Lines lines;
    private final boolean[] inPlay = new boolean[Terrain.SEATS];
    private final boolean[] hopped;
    private int hops;

    /** On these men of this game, wherever they come to stand. */
    public Raids(HopGame game, Scratch scratch) {
        this.scratch = scratch;
        lines = scratch.terrain.lines;
        hopped = new boolean[scratch.size()];
        for (Seat seat : game.seats()) {
            inPlay[seat.index()] = game.course.isStillIn(seat);
        }
    }

    /** The most men that a man of this seat can capture in one move. */
    public int most(int seat) {
        int most = 0;
        hops = 0;
        for (int from = 0; from < scratch.size(); from++) {
            if (scratch.owner(from) == seat) {
                most = Math.max(most, mostOf(from));
            }
        }
        return most;
    }

    private int mostOf(int from) {
        byte man = scratch.owners[from];
        scratch.owners[from] = 0; // R2.3: the mover is lifted for the whole chain
        int most = onward(from, from, man);
        scratch.owners[from] = man;
        return most;
    }

    /** The most men that hops from here on capture; none where they can't legally end. */
    private int onward(int from, int cell, byte man) {
        int most = 0;
        int end = (cell + 1) * lines.directions;
        for (int line = cell * lines.directions; line < end && hops < MOST; line++) {
            int landing = scratch.landing(line);
            int over = lines.near[line];
            if (landing >= 0 && mayHop(over, man - 1) && scratch.mayTouch(landing, man - 1)) {
                hops++;
                hopped[over] = true;
                int more = onward(from, landing, man);
                hopped[over] = false;
                boolean counts = more > 0 || (landing != from && scratch.mayEnd(from, landing, man - 1));
                most = counts ? Math.max(most, more + 1) : most;
            }
        }
        return most;
    }

    private boolean mayHop(int cell, int seat) {
        int owner = scratch.owner(cell);
        return owner != seat && !hopped[cell] && inPlay[owner] && !scratch.terrain.arePartners(seat, owner);
    }
}
