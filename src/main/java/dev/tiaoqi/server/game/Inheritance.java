package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.account.Belongings;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Component;

/** Hands a guest's games over to the player he became, and sees off who deleted his account. */
@Component
class Inheritance implements Belongings {

    /** More than anybody may have at once. */
    private static final Limit ALL = Limit.of(1000);

    private static final Limit SOME = Limit.of(100);

    private final PersonGames games;
    private final Desk desk;
    private final Archives archives;
    private final Departing departing;
    private final Clock clock;

    Inheritance(PersonGames games, Desk desk, Archives archives, Departing departing, Clock clock) {
        this.games = games;
        this.desk = desk;
        this.archives = archives;
        this.departing = departing;
        this.clock = clock;
    }

    /** What is open or runs gets a row each, so that everybody at the table hears of it; what is over is only re-entered. */
    @Override
    public void handOver(UUID guest, UUID player) {
        Stream.of(Status.OPEN, Status.RUNNING)
                .flatMap(status -> games.ids(guest, status.text(), ALL).stream())
                .forEach(id -> desk.carryOut(id, table -> Desk.Done.now(table, handed(table, guest, player))));
        for (List<String> ids = games.over(guest, SOME); !ids.isEmpty(); ids = games.over(guest, SOME)) {
            ids.forEach(id -> archives.reenter(id, guest, player));
        }
    }

    @Override
    public void giveUp(UUID player) {
        departing.leaveAll(player);
    }

    /** It may have ended since it was found: then it is one of the others by now. */
    private Table handed(Table table, UUID guest, UUID player) {
        boolean host = table.agreement().host().equals(guest);
        Map<Seat, Sitter> changed = new TreeMap<>();
        table.seatsOf(guest)
                .forEach(seat -> changed.put(seat, table.sitter(seat).renamed(Map.of(guest, player))));
        if (table.status().over() || (changed.isEmpty() && !host)) {
            return table;
        }
        Optional<Seat> seat = changed.keySet().stream().findFirst();
        Logged.What what = new Logged.What(clock.instant(), seat, SitterText.write(changed));
        Table handed = Replay.next(table, Logged.of(Kind.HANDED, table, what));
        return host ? handed.hostedBy(player) : handed;
    }
}
