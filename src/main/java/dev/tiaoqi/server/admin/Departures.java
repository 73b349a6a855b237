package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Sanctions;
import dev.tiaoqi.server.account.Suspension;
import dev.tiaoqi.server.game.Departing;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Sees those off who were suspended, once their notice is over. Who is due stands in the store: a server that starts
 * again forgets nobody, and of several servers any may do it.
 */
@Component
class Departures {

    private static final Logger LOG = LoggerFactory.getLogger(Departures.class);
    private static final int AT_ONCE = 50;

    private final JdbcClient jdbc;
    private final Sanctions sanctions;
    private final Departing departing;
    private final Clock clock;

    Departures(JdbcClient jdbc, Sanctions sanctions, Departing departing, Clock clock) {
        this.jdbc = jdbc;
        this.sanctions = sanctions;
        this.departing = departing;
        this.clock = clock;
    }

    /** He quits then what he still plays; in the transaction that suspends him and holds his row. */
    @Transactional(propagation = Propagation.MANDATORY)
    void announce(UUID person, Instant due) {
        callOff(person);
        jdbc.sql("insert into departures_due (person_id, due_at) values (:person, :due)")
                .param("person", person)
                .param("due", time(due))
                .update();
    }

    @Transactional(propagation = Propagation.MANDATORY)
    void callOff(UUID person) {
        jdbc.sql("delete from departures_due where person_id = :person")
                .param("person", person)
                .update();
    }

    @Scheduled(initialDelay = 2, fixedDelay = 1, timeUnit = TimeUnit.SECONDS)
    void seeOff() {
        for (Due due : due()) {
            try {
                seeOff(due);
            } catch (RuntimeException unforeseen) {
                LOG.error("{} has not quit yet", due.person(), unforeseen);
            }
        }
    }

    private List<Due> due() {
        return jdbc.sql("select person_id, due_at from departures_due where due_at <= :now order by due_at limit :most")
                .param("now", time(clock.instant()))
                .param("most", AT_ONCE)
                .query((row, number) -> new Due(row.getObject(1, UUID.class), row.getObject(2, OffsetDateTime.class)))
                .list();
    }

    /** Taken off the list last: a server that dies in between begins again, and leaving twice is leaving once. */
    private void seeOff(Due due) {
        Optional<Suspension> still =
                sanctions.suspension(due.person()).filter(suspension -> suspension.holdsAt(clock.instant()));
        if (still.isPresent()) {
            departing.leaveAll(due.person());
        }
        jdbc.sql("delete from departures_due where person_id = :person and due_at = :due")
                .param("person", due.person())
                .param("due", due.at())
                .update();
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    private record Due(UUID person, OffsetDateTime at) {}
}
