package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.server.account.Ranked;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Says of everybody the level and the points he has. */
@Component
class PlayerRank implements Ranked {

    private final Totals totals;

    PlayerRank(Totals totals) {
        this.totals = totals;
    }

    @Override
    @Transactional(readOnly = true)
    public Rank of(UUID person) {
        int points = totals.of(person);
        return new Rank(Levels.of(points), points);
    }
}
