package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Offers of a draw and their answers (R3.4), told as {@code E#offers}, {@code E#accepts}, {@code E#declines}: words of
 * the oracle's own, for no record has them.
 */
final class DrawTalk {

    private String by;
    private final Set<String> asked = new TreeSet<>();

    /** Who made the offer that stands; null without one. */
    String by() {
        return by;
    }

    /** Those who have yet to answer it, by letter. */
    List<String> asked() {
        return List.copyOf(asked);
    }

    /** One who is asked accepts by it. */
    void offer(Table table, String seat) {
        if (asked.contains(seat)) {
            asked.remove(seat);
            return;
        }
        List<String> others =
                in(table).stream().filter(other -> !other.equals(seat)).toList();
        if (by != null || table.ply == 0 || others.isEmpty()) {
            throw new IllegalArgumentException("no offer may be made now by " + seat);
        }
        by = seat;
        asked.addAll(others);
    }

    void accept(String seat) {
        requireAsked(seat);
        asked.remove(seat);
    }

    void decline(String seat) {
        requireAsked(seat);
        forget();
    }

    /** He has had a turn: if he was asked, without having answered. */
    void hadTurn(String seat) {
        if (asked.contains(seat)) {
            forget();
        }
    }

    /** All still in agree; those who are not any more are not asked, and nobody agrees alone. */
    boolean isAgreed(Table table) {
        List<String> in = in(table);
        asked.retainAll(in);
        if (by == null || !in.contains(by) || in.size() < 2) {
            forget();
        }
        return by != null && asked.isEmpty();
    }

    private void forget() {
        by = null;
        asked.clear();
    }

    private void requireAsked(String seat) {
        if (!asked.contains(seat)) {
            throw new IllegalArgumentException(seat + " is not asked");
        }
    }

    private static List<String> in(Table table) {
        return table.ranks().stillIn().stream().map(player -> player.seat).toList();
    }
}
