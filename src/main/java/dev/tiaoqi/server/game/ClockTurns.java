package dev.tiaoqi.server.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Finds the games in which a clock has run out. They stand in the store, so no crash loses them. */
@Component
class ClockTurns {

    /** Who has taken a game up and not looked at it by then has died over it: another may. */
    private static final Duration LEASE = Duration.ofSeconds(5);

    /** So long a move that came in just before may take to get to the board. */
    private static final Duration GRACE = Duration.ofMillis(150);

    private final GameRows games;
    private final Clock clock;

    ClockTurns(GameRows games, Clock clock) {
        this.games = games;
        this.clock = clock;
    }

    /** At most so many games, taken up for a while: nobody else gets them. */
    @Transactional
    public List<Due> claim(int most) {
        Instant now = clock.instant();
        return games.claimClocks(now.minus(GRACE), most).stream()
                .map(row -> claimed(row, now))
                .toList();
    }

    /** Its command is still on the way to the board: the game is looked at again soon. */
    @Transactional
    public void putBack(Due due) {
        games.setClockDue(due.game(), due.at());
    }

    /** When to look next, if any clock runs. */
    public Optional<Instant> next() {
        return games.nextClockDue().map(due -> due.plus(GRACE));
    }

    private static Due claimed(GameRow row, Instant now) {
        Due due = new Due(row.id, Optional.ofNullable(row.clockDue).orElse(now));
        row.clockDue = now.plus(LEASE);
        return due;
    }

    /** A game, and when its clock ran out as far as the store knows. */
    record Due(String game, Instant at) {}
}
