package dev.tiaoqi.server.account;

import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.data.domain.Limit;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Settles what people hold in other rooms when they become somebody else or go: at once, and once more a little later,
 * for what a call under way brought in meanwhile and for a server that died over it.
 */
@Component
class Settlement {

    private static final Logger LOG = LoggerFactory.getLogger(Settlement.class);
    private static final Duration ONCE_MORE = Duration.ofMinutes(1);
    private static final int PAGE = 100;

    private final PersonRows rows;
    private final ObjectProvider<Belongings> rooms;
    private final TransactionTemplate transaction;
    private final Clock clock;

    Settlement(PersonRows rows, ObjectProvider<Belongings> rooms, TransactionTemplate transaction, Clock clock) {
        this.rows = rows;
        this.rooms = rooms;
        this.transaction = transaction;
        this.clock = clock;
    }

    void handOver(UUID guest, UUID player) {
        rooms.forEach(room -> room.handOver(guest, player));
    }

    void giveUp(UUID player) {
        rooms.forEach(room -> room.giveUp(player));
    }

    @Scheduled(initialDelay = 5, fixedDelay = 30, timeUnit = TimeUnit.SECONDS)
    void settleTheRest() {
        for (PersonRow row : rows.unsettled(clock.instant().minus(ONCE_MORE), Limit.of(PAGE))) {
            try {
                settle(row);
            } catch (RuntimeException unforeseen) {
                LOG.error("{} is not settled yet", row.id(), unforeseen);
            }
        }
    }

    private void settle(PersonRow row) {
        row.became().ifPresentOrElse(player -> handOver(row.id(), player), () -> giveUp(row.id()));
        transaction.executeWithoutResult(status -> rows.lock(row.id()).ifPresent(PersonRow::settle));
    }
}
