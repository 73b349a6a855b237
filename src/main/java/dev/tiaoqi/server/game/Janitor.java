package dev.tiaoqi.server.game;

import java.time.Clock;
import java.time.Instant;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Closes games that nobody came to, and those that nobody plays any more; a hundred at a time. */
@Component
class Janitor {

    private final GameRows games;
    private final Desk desk;
    private final GameSettings settings;
    private final Clock clock;

    Janitor(GameRows games, Desk desk, GameSettings settings, Clock clock) {
        this.games = games;
        this.desk = desk;
        this.settings = settings;
        this.clock = clock;
    }

    @Scheduled(initialDelay = 60_000, fixedDelay = 300_000)
    void sweep() {
        Instant now = clock.instant();
        games.openSince(now.minus(settings.openFor()))
                .forEach(id -> close(id, new Reason(Status.OPEN, Kind.CANCELLED)));
        games.waitingSince(now.minus(settings.idleFor()))
                .forEach(id -> close(id, new Reason(Status.RUNNING, Kind.ABANDONED)));
    }

    private void close(String id, Reason reason) {
        desk.carryOut(id, table -> Desk.Done.now(table, closed(table, reason)));
    }

    /** Somebody may have come in the meantime. */
    private Table closed(Table table, Reason reason) {
        return table.status() == reason.still() ? Closing.of(table, reason.kind(), clock.instant()) : table;
    }

    private record Reason(Status still, Kind kind) {}
}
