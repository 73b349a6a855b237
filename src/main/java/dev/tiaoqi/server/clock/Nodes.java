package dev.tiaoqi.server.clock;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What servers note of themselves: that they are there, and when none was. */
@Component
class Nodes {

    private static final Duration FORGOTTEN = Duration.ofDays(1);

    private final JdbcClient jdbc;

    Nodes(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** When any server last said that it is there. */
    Optional<Instant> latest() {
        return jdbc.sql("select beat_at from nodes order by beat_at desc fetch first 1 rows only")
                .query((row, number) -> instant(row, 1))
                .optional();
    }

    void beat(UUID node, Instant now) {
        int known = jdbc.sql("update nodes set beat_at = :now where id = :node")
                .param("now", time(now))
                .param("node", node)
                .update();
        if (known == 0) {
            jdbc.sql("insert into nodes (id, beat_at) values (:node, :now)")
                    .param("node", node)
                    .param("now", time(now))
                    .update();
        }
    }

    void forget(Instant now) {
        jdbc.sql("delete from nodes where beat_at < :then")
                .param("then", time(now.minus(FORGOTTEN)))
                .update();
    }

    /** Once for each beat that was the last: of two servers that start at once one writes it down. */
    void noteOutage(Outages.Outage outage) {
        try {
            jdbc.sql("insert into outages (from_at, until_at) values (:from, :until)")
                    .param("from", time(outage.from()))
                    .param("until", time(outage.until()))
                    .update();
        } catch (DuplicateKeyException noted) {
            // by another server, which was there from then on
        }
    }

    List<Outages.Outage> outagesSince(Instant then) {
        return jdbc.sql("select from_at, until_at from outages where until_at >= :then order by until_at")
                .param("then", time(then))
                .query((row, number) -> new Outages.Outage(instant(row, 1), instant(row, 2)))
                .list();
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    private static Instant instant(ResultSet row, int column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
