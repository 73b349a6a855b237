package dev.tiaoqi.server.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Finds the games in which a computer is to move. They stand in the store, so no crash loses them. */
@Component
public class ComputerTurns {

    /** Who has taken a turn up and not moved by then has died over it: another may. */
    private static final Duration LEASE = Duration.ofSeconds(5);

    private final GameRows games;
    private final Clock clock;

    ComputerTurns(GameRows games, Clock clock) {
        this.games = games;
        this.clock = clock;
    }

    /** At most so many games in which a computer should move now, taken up for a while: nobody else gets them. */
    @Transactional
    public List<String> claim(int most) {
        Instant now = clock.instant();
        List<GameRow> rows = games.claimComputers(now, most);
        rows.forEach(row -> row.computerDue = now.plus(LEASE));
        return rows.stream().map(row -> row.id).toList();
    }

    /** When the next turn may be taken up, if any computer is to move. */
    public Optional<Instant> nextDue() {
        return games.nextComputerDue();
    }
}
