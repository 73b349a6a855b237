package dev.tiaoqi.server.game;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a game up to some version. It never changes: one row more gives another log, which shares the rows of this
 * one, so that all the tables of a game take no more room than the last.
 */
final class Log extends AbstractList<Logged> implements RandomAccess {

    private static final int AT_FIRST = 16;

    private final Rows rows;
    private final int size;

    private Log(Rows rows, int size) {
        this.rows = rows;
        this.size = size;
    }

    static Log of(List<Logged> rows) {
        if (rows instanceof Log log) {
            return log;
        }
        return new Log(new Rows(rows.toArray(Logged[]::new), rows.size()), rows.size());
    }

    /** The first to go on from here does so in place, any other on a copy. */
    Log with(Logged row) {
        Rows into = rows.claim(size) ? rows : rows.copy(size);
        into.all[size] = row;
        return new Log(into, size + 1);
    }

    @Override
    public Logged get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return rows.at(index);
    }

    @Override
    public int size() {
        return size;
    }

    /** Rows of which those below {@code used} never change any more. */
    private static final class Rows {

        private final @Nullable Logged[] all;
        private final AtomicInteger used;

        Rows(@Nullable Logged[] all, int used) {
            this.all = all;
            this.used = new AtomicInteger(used);
        }

        boolean claim(int index) {
            return index < all.length && used.compareAndSet(index, index + 1);
        }

        Rows copy(int size) {
            return new Rows(Arrays.copyOf(all, Math.max(AT_FIRST, 2 * size)), size + 1);
        }

        Logged at(int index) {
            return Objects.requireNonNull(all[index]);
        }
    }
}
