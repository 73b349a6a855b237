package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.play.Scratch;

/**
 * A turn thought of: its text, what the cells it changes hold after it, and {@code extra}, what it costs beyond what can
 * be seen on the board afterwards.
 */
final class Deed {

    private final String text;
    private final int[] cells;
    private final byte[] after;
    private final int extra;

    Deed(String text, int[] cells, byte[] after, int extra) {
        this.text = text;
        this.cells = cells;
        this.after = after;
        this.extra = extra;
    }

    /** A man goes from the first cell to the second, and these others come off. */
    static Deed walk(Scratch scratch, String text, int[] cells) {
        byte[] after = new byte[cells.length];
        after[1] = scratch.content(cells[0]);
        return new Deed(text, cells, after, 0);
    }

    String text() {
        return text;
    }

    int extra() {
        return extra;
    }

    /** On the same cells, but with more words. */
    Deed saying(String words) {
        return new Deed(words, cells, after, extra);
    }

    int from() {
        return cells[0];
    }

    int to() {
        return cells[1];
    }

    Deed costing(int more) {
        return new Deed(text, cells, after, extra + more);
    }

    /** Does it; answers what undoes it. */
    byte[] apply(Scratch scratch) {
        byte[] before = new byte[cells.length];
        for (int index = 0; index < cells.length; index++) {
            before[index] = scratch.content(cells[index]);
            scratch.set(cells[index], after[index]);
        }
        return before;
    }

    void undo(Scratch scratch, byte[] before) {
        for (int index = cells.length - 1; index >= 0; index--) {
            scratch.set(cells[index], before[index]);
        }
    }
}
