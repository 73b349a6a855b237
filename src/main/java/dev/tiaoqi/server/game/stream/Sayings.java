package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Said;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** What was said lately at a table, numbered, for those who listen now; who reads slowly misses the oldest. */
final class Sayings {

    private static final int KEPT = 32;

    private final Deque<Said> last = new ArrayDeque<>();
    private long count;

    synchronized void add(Said said) {
        count++;
        last.addLast(said);
        if (last.size() > KEPT) {
            last.removeFirst();
        }
    }

    /** How many there were. */
    synchronized long count() {
        return count;
    }

    /** Those after the first so many. */
    synchronized List<Said> after(long heard) {
        List<Said> all = new ArrayList<>(last);
        long missing = Math.min(all.size(), count - heard);
        return all.subList((int) (all.size() - missing), all.size());
    }
}
