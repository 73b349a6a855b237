package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What is settled at a table beside the game: the seats in care with their computer's level, and a plea to take back. */
public record Aside(SortedMap<Seat, Integer> care, Optional<TakeBack> takeBack) {

    static final Aside NOTHING = new Aside(new TreeMap<>(), Optional.empty());

    public Aside {
        care = Collections.unmodifiableSortedMap(new TreeMap<>(care));
    }

    Aside inCare(Seat seat, int level) {
        Map<Seat, Integer> more = new TreeMap<>(care);
        more.put(seat, level);
        return new Aside(new TreeMap<>(more), takeBack);
    }

    Aside ownAgain(Seat seat) {
        SortedMap<Seat, Integer> fewer = new TreeMap<>(care);
        fewer.remove(seat);
        return new Aside(fewer, takeBack);
    }

    Aside asking(TakeBack wanted) {
        return new Aside(care, Optional.of(wanted));
    }

    Aside askingNothing() {
        return new Aside(care, Optional.empty());
    }
}
