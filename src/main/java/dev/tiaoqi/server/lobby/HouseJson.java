package dev.tiaoqi.server.lobby;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** House rules; the fields from {@code preset} to {@code options} are those of a new game. */
record HouseJson(
        String code,
        String name,
        String url,
        String by,
        boolean yours,
        String preset,
        String board,
        int players,
        int men,
        Map<String, @Nullable Object> options,
        Instant createdAt) {

    /** Somebody's own: one page has them all. */
    record ListJson(List<HouseJson> items, @Nullable String next) {

        ListJson(List<HouseJson> items) {
            this(items, null);
        }
    }
}
