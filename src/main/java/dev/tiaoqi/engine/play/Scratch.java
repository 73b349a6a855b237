package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.rules.ForeignCamps;

/**
 * Men of one's own to play through positions with, and the one home of the move generator. Mutable and unchecked: a
 * man is lifted while his ways are looked for. A road-mender is hopped over as a man is, a roadblock never (R8): its
 * content is below 0. Nothing here allocates once it is made. Not for several threads.
 */
public final class Scratch extends Men {

    /** Words in a set of cells. */
    public static final int WORDS = 4;

    private final int directions;
    private final int[] stack;
    private final long[] seen = new long[WORDS];

    Scratch(Terrain terrain, byte[] owners) {
        super(terrain, owners);
        directions = terrain.lines.directions;
        stack = new int[owners.length];
    }

    /**
     * Writes the cells where the man on {@code from} may end his move (R2.1 to R2.7) as {@link #WORDS} words from
     * {@code out[at]} on. R4.3, which needs to know what happened before, is not looked at.
     */
    public void destinations(int from, long[] out, int at) {
        byte owner = owners[from];
        owners[from] = 0; // R2.3: the mover is lifted for the whole chain
        flood(from, owner - 1);
        owners[from] = owner;
        seen[from >>> 6] &= ~(1L << from);
        addSteps(from);
        CellSet target = terrain.target[owner - 1];
        boolean stays = terrain.stayInTarget && target.contains(from);
        boolean closed = terrain.foreignCamps != ForeignCamps.ALLOWED;
        for (int word = 0; word < WORDS; word++) {
            long open = stays ? target.word(word) : -1L;
            open &= closed ? ~terrain.foreign[owner - 1].word(word) : -1L;
            out[at + word] = seen[word] & open;
        }
    }

    /** What the cell holds (see {@link dev.tiaoqi.engine.position.Contents}). */
    public byte content(int cell) {
        return owners[cell];
    }

    /** Has the cell hold this and nothing else. */
    public void set(int cell, byte content) {
        if (owners[cell] != 0) {
            lift(cell);
        }
        if (content != 0) {
            put(cell, content);
        }
    }

    /** Whether the seat has finished by where the men stand (R3.1, R9.3), or its team has enough men home (R7). */
    public boolean hasWon(int seat) {
        return isFull(seat) || (terrain.team[seat] != 0 && TeamCount.isReached(this, terrain.team[seat]));
    }

    /** Whether a man of this seat can reach the cell by a hop on the way to another: R2.6's touching down. */
    boolean mayTouch(int cell, int seat) {
        return terrain.foreignCamps != ForeignCamps.FORBIDDEN || !terrain.foreign[seat].contains(cell);
    }

    /** Whether a man may end a move there, as far as corners and his target go (R2.6, R2.7). */
    boolean mayEnd(int from, int to) {
        return mayEnd(from, to, owner(from));
    }

    boolean mayEnd(int from, int to, int seat) {
        boolean leaves =
                terrain.stayInTarget && terrain.target[seat].contains(from) && !terrain.target[seat].contains(to);
        return !leaves && (terrain.foreignCamps == ForeignCamps.ALLOWED || !terrain.foreign[seat].contains(to));
    }

    /** Where a hop along a line (cell times directions plus direction) lands, the mover being lifted; −1 if it can't be. */
    int landing(int line) {
        return switch (terrain.hop) {
            case ADJACENT -> adjacent(line);
            case ADJACENT_2, ADJACENT_3 -> overRow(terrain.lines.rays[line], terrain.hop.leapt());
            case SYMMETRIC -> symmetric(terrain.lines.rays[line]);
        };
    }

    private int adjacent(int line) {
        int landing = terrain.lines.beyond[line];
        return landing >= 0 && owners[landing] == 0 && owners[terrain.lines.near[line]] > 0 ? landing : -1;
    }

    /** So many men in a row right next to the mover, and an empty cell behind them. */
    private int overRow(int[] ray, int leapt) {
        if (ray.length <= leapt || owners[ray[leapt]] != 0) {
            return -1;
        }
        for (int index = 0; index < leapt; index++) {
            if (owners[ray[index]] <= 0) {
                return -1;
            }
        }
        return ray[leapt];
    }

    /** The first man on the line is the middle; everything else up to the landing is empty. */
    private int symmetric(int[] ray) {
        int pivot = 0;
        while (pivot < ray.length && owners[ray[pivot]] == 0) {
            pivot++;
        }
        int landing = 2 * pivot + 1;
        if (landing >= ray.length || owners[ray[pivot]] < 0) {
            return -1;
        }
        for (int index = pivot + 1; index <= landing; index++) {
            if (owners[ray[index]] != 0) {
                return -1;
            }
        }
        return ray[landing];
    }

    /** Marks every cell that chains from here touch. */
    private void flood(int from, int seat) {
        java.util.Arrays.fill(seen, 0);
        seen[from >>> 6] |= 1L << from;
        stack[0] = from;
        int top = 1;
        while (top > 0) {
            int line = stack[--top] * directions;
            for (int end = line + directions; line < end; line++) {
                int landing = landing(line);
                if (landing >= 0 && (seen[landing >>> 6] >>> landing & 1) == 0 && mayTouch(landing, seat)) {
                    seen[landing >>> 6] |= 1L << landing;
                    stack[top++] = landing;
                }
            }
        }
    }

    private void addSteps(int from) {
        int line = from * directions;
        for (int end = line + directions; line < end; line++) {
            int cell = terrain.lines.near[line];
            if (cell >= 0 && owners[cell] == 0) {
                seen[cell >>> 6] |= 1L << cell;
            }
        }
    }
}
