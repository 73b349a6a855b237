package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Said;
import dev.tiaoqi.server.game.Table;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** What goes on around the board and is no part of the game: what is said, and how many look on. */
final class Room {

    private final Followers tools;
    private final Channel channel;
    private long heard;
    private int watching = -1;

    Room(Followers tools, Channel channel) {
        this.tools = tools;
        this.channel = channel;
        heard = channel.sayings().count();
    }

    /** The reader is about to be told all of this table, with how many look on. */
    void note(Table table) {
        watching = Audiences.count(channel, table.people());
    }

    void tell(Pen pen, String game) throws IOException {
        for (Said said : channel.sayings().after(heard)) {
            pen.write(tools.events().bytes(phrase(said)));
            heard++;
        }
        heard = Math.max(heard, channel.sayings().count());
        tellWatching(pen, game);
    }

    private void tellWatching(Pen pen, String game) throws IOException {
        int now = tools.tables()
                .find(game, channel.version())
                .map(table -> Audiences.count(channel, table.people()))
                .orElse(watching);
        if (now != watching) {
            watching = now;
            pen.write(tools.events().bytes(Map.of("type", "watching", "watching", now)));
        }
    }

    private static Map<String, Object> phrase(Said said) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("type", "phrase");
        event.put("seat", said.seat());
        event.put("phrase", said.phrase());
        return event;
    }
}
