package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.Topology;

/**
 * Zobrist keys: the key of a position is the exclusive or of one random word for each man on his cell, roadblocks
 * and road-menders too, and one for the seat to move, so that a move changes it by three words. The words come from SplitMix64 and never change:
 * keys are stored.
 */
public final class Keys {

    private static final int SEATS = 6;
    /** Men of six seats, then road-menders, then roadblocks. */
    private static final int CONTENTS = SEATS + 2;

    private static final long[][] WORDS = {
        words(Topology.STAR4, 1), words(Topology.STAR3, 2), words(Topology.SQUARE16, 3)
    };

    private Keys() {}

    /** The word for a man of this seat, numbered from 0, on this cell. */
    public static long man(Topology board, int seat, int cell) {
        return of(board)[SEATS + seat * board.size() + cell];
    }

    /** The word for what the cell holds (see {@link Contents}), which is not nothing. */
    public static long content(Topology board, byte content, int cell) {
        return man(board, content == Contents.ROADBLOCK ? CONTENTS - 1 : content - 1, cell);
    }

    /** The word for this seat, numbered from 0, being on turn. */
    public static long turn(Topology board, int seat) {
        return of(board)[seat];
    }

    private static long[] of(Topology board) {
        return board == Topology.STAR4 ? WORDS[0] : board == Topology.STAR3 ? WORDS[1] : WORDS[2];
    }

    private static long[] words(Topology board, long seed) {
        long[] words = new long[SEATS + CONTENTS * board.size()];
        long state = seed << 32;
        for (int index = 0; index < words.length; index++) {
            state += 0x9E3779B97F4A7C15L;
            words[index] = mixed(state);
        }
        return words;
    }

    private static long mixed(long state) {
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
