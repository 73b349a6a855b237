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
    private final Map<Seat, Presently> told = new HashMap<>();

    Attendance(Followers tools, Channel channel) {
        this.tools = tools;
        this.channel = channel;
    }

    /** The reader is about to be told all of this table. */
    void note(Table table) {
        Map<UUID, Sighting> sightings = fresh(table);
        humans(table).forEach((seat, person) -> told.put(seat, presently(sightings, person)));
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
            Presently presently = presently(sightings, human.getValue());
            if (sighting.isPresent() && presently != told.get(human.getKey())) {
                told.put(human.getKey(), presently);
                pen.write(tools.events().bytes(event(human.getKey(), sighting.get(), presently)));
            }
        }
    }

    private Map<UUID, Sighting> fresh(Table table) {
        Map<UUID, Sighting> sightings = tools.presence().of(table.people());
        channel.sightings(sightings);
        return sightings;
    }

    private static Map<String, Object> event(Seat seat, Sighting sighting, Presently presently) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("type", "presence");
        event.put("seat", seat);
        event.put("present", presently == Presently.ONLINE);
        event.put("presence", presently.text());
        event.put("since", sighting.seen());
        return event;
    }

    private Presently presently(Map<UUID, Sighting> sightings, UUID person) {
        Instant now = tools.clock().instant();
        return Optional.ofNullable(sightings.get(person))
                .map(sighting -> sighting.at(now))
                .orElse(Presently.DISCONNECTED);
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
}
