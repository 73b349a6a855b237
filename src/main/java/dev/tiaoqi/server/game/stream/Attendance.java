package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.game.Presently;
import dev.tiaoqi.server.game.Sighting;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Table;
import java.io.IOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Who of a game's people the reader believes to be there; told only when that changes. */
final class Attendance {

    private final Followers tools;
    private final Channel channel;
    private final Map<Seat, Seen> told = new HashMap<>();

    Attendance(Followers tools, Channel channel) {
        this.tools = tools;
        this.channel = channel;
    }

    /** The reader is about to be told all of this table. */
    void note(Table table) {
        Map<UUID, Sighting> sightings = fresh(table);
        humans(table).forEach((seat, person) -> told.put(seat, seen(sightings, person)));
    }

    /** Says of everybody whether he is there. */
    void tellAll(Pen pen, Table table) throws IOException {
        told.clear();
        tell(pen, table, fresh(table));
    }

    /** Says who has come or gone. */
    void tell(Pen pen, String game) throws IOException {
        Optional<Table> table = tools.tables().find(game, channel.version());
        if (table.isPresent()) {
            tell(pen, table.get(), channel.sightings());
        }
    }

    private void tell(Pen pen, Table table, Map<UUID, Sighting> sightings) throws IOException {
        for (Map.Entry<Seat, UUID> human : humans(table).entrySet()) {
            Optional<Sighting> sighting = Optional.ofNullable(sightings.get(human.getValue()));
            Seen seen = seen(sightings, human.getValue());
            if (sighting.isPresent() && !seen.equals(told.get(human.getKey()))) {
                told.put(human.getKey(), seen);
                pen.write(tools.events().bytes(event(human.getKey(), sighting.get(), seen)));
            }
        }
    }

    private Map<UUID, Sighting> fresh(Table table) {
        Map<UUID, Sighting> sightings = tools.presence().of(table.people());
        channel.sightings(sightings);
        return sightings;
    }

    private static Map<String, Object> event(Seat seat, Sighting sighting, Seen seen) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("type", "presence");
        event.put("seat", seat);
        event.put("present", seen.presently() == Presently.ONLINE);
        event.put("presence", seen.presently().text());
        event.put("since", sighting.since());
        seen.quitsAt().ifPresent(quits -> event.put("quitsAt", quits));
        return event;
    }

    private Seen seen(Map<UUID, Sighting> sightings, UUID person) {
        return Optional.ofNullable(sightings.get(person))
                .map(sighting -> Seen.of(sighting, tools.clock().instant()))
                .orElse(new Seen(Presently.DISCONNECTED, Optional.empty()));
    }

    private static Map<Seat, UUID> humans(Table table) {
        Map<Seat, UUID> humans = new LinkedHashMap<>();
        table.sitters().forEach((seat, sitter) -> {
            if (sitter instanceof Sitter.Human human) {
                humans.put(seat, human.person());
            }
        });
        return humans;
    }

    /** What is told of somebody: how he is, and when he quits if he was suspended. */
    record Seen(Presently presently, Optional<Instant> quitsAt) {
        static Seen of(Sighting sighting, Instant now) {
            return new Seen(sighting.at(now), Optional.ofNullable(sighting.quitsAt()));
        }
    }
}
