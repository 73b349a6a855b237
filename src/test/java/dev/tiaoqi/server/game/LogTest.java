package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rows of a game: each table has its own, and all of them share the room. */
class LogTest {

    private static final int MANY = 30_000;

    private static Logged row(int version) {
        return new Logged(
                version, Kind.CARE, Instant.EPOCH, 0, Optional.empty(), "", OptionalLong.empty(), OptionalLong.empty());
    }

    private static Log grown(Log log, int to) {
        Log grown = log;
        for (int version = log.size(); version < to; version++) {
            grown = grown.with(row(version));
        }
        return grown;
    }

    @Test
    void oneRowMoreChangesNoneThatWasThereBefore() {
        Log three = grown(Log.of(List.of()), 3);
        List<Logged> before = List.copyOf(three);
        Log one = three.with(row(3));
        Log other = three.with(row(17)).with(row(18));
        assertThat(three).isEqualTo(before).hasSize(3);
        assertThat(one).hasSize(4).last().isEqualTo(row(3));
        assertThat(other).hasSize(5).endsWith(row(17), row(18));
        assertThat(grown(one, 100)).startsWith(one.toArray(Logged[]::new)).hasSize(100);
        assertThat(Log.of(new ArrayList<>(one))).isEqualTo(one);
        assertThatThrownBy(() -> three.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aThousandTablesOfALongGameTakeNoMoreRoomThanOne() throws ReflectiveOperationException {
        Field rows = Log.class.getDeclaredField("rows");
        rows.setAccessible(true);
        Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());
        Log log = Log.of(List.of());
        for (int version = 0; version < MANY; version++) {
            log = log.with(row(version));
            shared.add(rows.get(log));
        }
        assertThat(shared.size()).as("each twice as long as the one before").isLessThan(16);
    }
}
