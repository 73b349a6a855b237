package dev.tiaoqi.server.game.stream;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.wire.AnswerShapes;
import dev.tiaoqi.server.game.wire.GameShapes;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** The events of games as bytes: made once, the same for every reader. */
@Component
class Events {

    private static final long BYTES_AT_HAND = 32L * 1024 * 1024;

    private final Tables tables;
    private final GameShapes shapes;
    private final AnswerShapes answers;
    private final JsonMapper json;
    private final Cache<Point, Event> made = Caffeine.newBuilder()
            .maximumWeight(BYTES_AT_HAND)
            .<Point, Event>weigher((point, event) -> event.json().length)
            .build();

    Events(Tables tables, GameShapes shapes, AnswerShapes answers, JsonMapper json) {
        this.tables = tables;
        this.shapes = shapes;
        this.answers = answers;
        this.json = json;
    }

    /** What happened with this version; empty if the game has not come so far. */
    Optional<Event> of(String game, int version) {
        Optional<Event> near = Optional.ofNullable(made.getIfPresent(new Point(game, version)));
        return near.or(() -> tables.find(game, version).map(this::of));
    }

    /** What happened last at this table. */
    Event of(Table table) {
        return made.get(
                new Point(table.id(), table.version()),
                point -> new Event(
                        table.version(),
                        json.writeValueAsBytes(answers.event(table)),
                        table.status().over()));
    }

    /** All about a game as it stands. */
    Event whole(Tables.Seen seen) {
        Table table = seen.table();
        byte[] bytes = json.writeValueAsBytes(shapes.event(seen));
        return new Event(table.version(), bytes, table.status().over());
    }

    /** Anything else as JSON. */
    byte[] bytes(Object value) {
        return json.writeValueAsBytes(value);
    }

    /** The event of a version as JSON, and whether the game is over with it. Nobody writes into the bytes. */
    @SuppressWarnings("ArrayRecordComponent") // never compared, and copied for thousands of readers otherwise
    record Event(int version, byte[] json, boolean over) {}

    private record Point(String game, int version) {}
}
