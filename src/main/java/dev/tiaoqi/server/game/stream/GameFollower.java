package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.Visibility;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.Set;

/** Tells of one game: every version once, in order, and who comes and goes. */
final class GameFollower implements Follower {

    private static final byte[] END = "{\"type\":\"end\"}".getBytes(StandardCharsets.UTF_8);

    private final Followers tools;
    private final Wish wish;
    private final Channel channel;
    private final Attendance attendance;
    private final Room room;
    private int told;
    private boolean ended;
    private boolean closed;

    GameFollower(Followers tools, Wish wish, Channel channel) {
        this.tools = tools;
        this.wish = wish;
        this.channel = channel;
        this.attendance = new Attendance(tools, channel);
        this.room = new Room(tools, channel);
    }

    @Override
    public void begin(Pen pen) throws IOException {
        Tables.Seen seen = look();
        closed = seen.table().agreement().visibility() == Visibility.PRIVATE;
        int from = wish.since().orElse(-1);
        int lag = seen.table().version() - from;
        if (from < 0 || lag < 0 || lag > tools.settings().longestLag()) {
            whole(pen, seen);
        } else {
            resume(pen, seen.table(), from);
        }
        endIfOver(pen, seen.table().status().over());
    }

    @Override
    public boolean tell(Pen pen, Set<String> changed) throws IOException {
        if (!changed.contains(wish.game())) {
            return !ended;
        }
        if (ended) {
            room.tell(pen, wish.game()); // on a person's own stream: what is said when the game is over
            return false;
        }
        if (closed) {
            check(); // somebody may have got up from the table
        }
        if (channel.version() - told > tools.settings().longestLag()) {
            Tables.Seen seen = look();
            whole(pen, seen);
            endIfOver(pen, seen.table().status().over());
        } else {
            events(pen);
        }
        attendance.tell(pen, wish.game());
        room.tell(pen, wish.game());
        return !ended;
    }

    @Override
    public void check() {
        tools.sight().check(wish.game(), wish.viewer());
    }

    private void events(Pen pen) throws IOException {
        while (told < channel.version() && !ended) {
            Events.Event event = tools.events().of(wish.game(), told + 1).orElseThrow();
            pen.write(event);
            told = event.version();
            endIfOver(pen, event.over());
        }
    }

    private void whole(Pen pen, Tables.Seen seen) throws IOException {
        attendance.note(seen.table());
        room.note(seen.table());
        pen.write(tools.events().whole(seen));
        reach(seen.table());
    }

    private void resume(Pen pen, Table table, int from) throws IOException {
        for (Table passed : Tables.after(from, table)) {
            pen.write(tools.events().of(passed));
        }
        reach(table);
        attendance.tellAll(pen, table);
    }

    private void reach(Table table) {
        told = table.version();
        channel.reach(told);
    }

    private void endIfOver(Pen pen, boolean over) throws IOException {
        if (over) {
            pen.write(END);
            ended = true;
        }
    }

    private Tables.Seen look() {
        return tools.sight().look(wish.game(), wish.viewer());
    }

    boolean ended() {
        return ended;
    }

    /** Which game, seen by whom, from which version on. */
    record Wish(String game, Sight.Viewer viewer, OptionalInt since) {}
}
