package dev.tiaoqi.engine.board;

import java.util.stream.IntStream;

/** A set of cells of one board, by their numbers, as 256 bits. Equal when the same cells are in it. */
public record CellSet(long w0, long w1, long w2, long w3) {

    public static final CellSet EMPTY = new CellSet(0, 0, 0, 0);

    public static CellSet of(int... cells) {
        long[] words = new long[4];
        for (int cell : cells) {
            words[cell >>> 6] |= 1L << cell;
        }
        return new CellSet(words[0], words[1], words[2], words[3]);
    }

    /** The set whose cells are the bits of these words, at most four, the lowest cells first. */
    static CellSet ofWords(long[] words) {
        return new CellSet(words[0], words[1], words.length > 2 ? words[2] : 0, words.length > 3 ? words[3] : 0);
    }

    public boolean contains(int cell) {
        return (word(cell >>> 6) >>> cell & 1) != 0;
    }

    public int size() {
        return Long.bitCount(w0) + Long.bitCount(w1) + Long.bitCount(w2) + Long.bitCount(w3);
    }

    public CellSet or(CellSet other) {
        return new CellSet(w0 | other.w0, w1 | other.w1, w2 | other.w2, w3 | other.w3);
    }

    /** The cells that are here and not there. */
    public CellSet minus(CellSet other) {
        return new CellSet(w0 & ~other.w0, w1 & ~other.w1, w2 & ~other.w2, w3 & ~other.w3);
    }

    /** The cells in order, rank by rank from the south, each from file a. */
    public IntStream cells() {
        return IntStream.range(0, 256).filter(this::contains);
    }

    /** The 64 cells from {@code 64 * index} on, as bits. */
    public long word(int index) {
        return switch (index) {
            case 0 -> w0;
            case 1 -> w1;
            case 2 -> w2;
            default -> w3;
        };
    }
}
