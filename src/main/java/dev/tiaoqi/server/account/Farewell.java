package dev.tiaoqi.server.account;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.data.domain.Limit;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Guests who sit in no game and haven't been seen for a day are forgotten. */
@Component
class Farewell {

    private static final Logger LOG = LoggerFactory.getLogger(Farewell.class);
    private static final Duration PATIENCE = Duration.ofHours(24);
    private static final int PAGE = 200;
    private static final UUID FIRST = new UUID(0, 0);

    private final PersonRows rows;
    private final ObjectProvider<Retained> rooms;
    private final TransactionTemplate transaction;
    private final Clock clock;

    Farewell(PersonRows rows, ObjectProvider<Retained> rooms, TransactionTemplate transaction, Clock clock) {
        this.rows = rows;
        this.rooms = rooms;
        this.transaction = transaction;
        this.clock = clock;
    }

    @Scheduled(initialDelay = 5, fixedDelay = 30, timeUnit = TimeUnit.MINUTES)
    void bidFarewell() {
        Instant unseenSince = clock.instant().minus(PATIENCE);
        int gone = 0;
        // Page by page along the ids: those who stay must not stand before the others for ever.
        for (List<UUID> page = page(unseenSince, FIRST); !page.isEmpty(); page = page(unseenSince, page.getLast())) {
            gone += forget(page, unseenSince);
        }
        if (gone > 0) {
            LOG.info("{} guests without a game went", gone);
        }
    }

    private List<UUID> page(Instant unseenSince, UUID after) {
        return rows.unseenSince(unseenSince, after, Limit.of(PAGE));
    }

    private int forget(List<UUID> unseen, Instant since) {
        Set<UUID> leaving = new HashSet<>(unseen);
        rooms.forEach(room -> leaving.removeAll(room.among(unseen)));
        Integer gone = leaving.isEmpty() ? null : transaction.execute(status -> rows.forget(leaving, since));
        return gone == null ? 0 : gone;
    }
}
