package dev.tiaoqi.server.game;

import java.util.List;
import java.util.Map;
import java.util.UUID;

/** What a person is told on his own stream besides his games. */
public interface News {

    /** All that stands for him now, the oldest first. */
    List<Item> of(UUID person);

    /** One thing: the event that tells of it, and what tells it from any other, so that it is told once. */
    record Item(String key, Map<String, Object> event) {
        public Item {
            event = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(event));
        }
    }
}
