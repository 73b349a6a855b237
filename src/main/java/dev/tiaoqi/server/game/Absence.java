package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.time.Clock;
import java.time.Instant;
import org.springframework.stereotype.Component;

/** Whether somebody has been gone so long that the others need not wait for him (R3.3). */
@Component
class Absence {

    private final Presence presence;
    private final GameSettings settings;
    private final Clock clock;

    Absence(Presence presence, GameSettings settings, Clock clock) {
        this.presence = presence;
        this.settings = settings;
        this.clock = clock;
    }

    /** With a clock nobody needs to say so: it runs out. */
    boolean isAway(Table table, Seat seat) {
        return table.clocks().isEmpty() && table.sitter(seat) instanceof Sitter.Human human && isAway(table, human);
    }

    private boolean isAway(Table table, Sitter.Human human) {
        Instant now = clock.instant();
        return presence.of(human.person())
                .map(sighting -> !sighting.presentAt(now) && gone(sighting.seen(), now))
                .orElseGet(() -> gone(table.agreement().created(), now));
    }

    private boolean gone(Instant seen, Instant now) {
        return !seen.plus(settings.away()).isAfter(now);
    }
}
