package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Presence;
import dev.tiaoqi.server.game.Sighting;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Looks every few moments who of those in followed games has come or gone, and wakes those who follow. */
@Component
class PresenceWatch {

    private final Hub hub;
    private final Tables tables;
    private final Presence presence;
    private final Clock clock;
    private final Map<String, Map<UUID, Attendance.Seen>> last = new HashMap<>();

    PresenceWatch(Hub hub, Tables tables, Presence presence, Clock clock) {
        this.hub = hub;
        this.tables = tables;
        this.presence = presence;
        this.clock = clock;
    }

    @Scheduled(fixedDelay = 2000)
    void look() {
        Map<String, List<UUID>> people = new HashMap<>();
        hub.games()
                .forEach((id, channel) -> people.put(
                        id,
                        tables.find(id, channel.version()).map(Table::people).orElse(List.of())));
        Map<UUID, Sighting> sightings =
                presence.of(people.values().stream().flatMap(List::stream).collect(Collectors.toSet()));
        last.keySet().retainAll(people.keySet());
        people.forEach((id, seated) -> compare(id, of(sightings, seated)));
    }

    private void compare(String id, Map<UUID, Sighting> now) {
        Channel channel = hub.games().get(id);
        if (channel != null) {
            channel.sightings(now);
            Map<UUID, Attendance.Seen> present = present(now, clock.instant());
            if (!present.equals(last.put(id, present))) {
                channel.ears().forEach(ear -> ear.hear(id));
            }
        }
    }

    private static Map<UUID, Attendance.Seen> present(Map<UUID, Sighting> sightings, Instant now) {
        return sightings.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> Attendance.Seen.of(entry.getValue(), now)));
    }

    private static Map<UUID, Sighting> of(Map<UUID, Sighting> all, List<UUID> seated) {
        Map<UUID, Sighting> some = new HashMap<>(all);
        some.keySet().retainAll(seated);
        return some;
    }
}
