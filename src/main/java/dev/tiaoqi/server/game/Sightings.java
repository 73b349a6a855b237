package dev.tiaoqi.server.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Keeps what is known of who was here when, for all nodes and beyond a restart. */
@Component
class Sightings {

    private final JdbcClient jdbc;

    Sightings(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    Map<UUID, Sighting> find(Collection<UUID> people) {
        Map<UUID, Sighting> found = new HashMap<>();
        if (!people.isEmpty()) {
            jdbc.sql("""
                            select sighting.person_id, seen_at, present_until, due_at
                            from sightings sighting
                            left join departures_due due on due.person_id = sighting.person_id
                            where sighting.person_id in (:people)
                            """).param("people", people).query(row -> {
                found.put(row.getObject(1, UUID.class), sighting(row));
            });
        }
        return found;
    }

    void keep(UUID person, Sighting sighting) {
        if (update(person, sighting) == 0) {
            insert(person, sighting);
        }
    }

    private int update(UUID person, Sighting sighting) {
        return jdbc.sql("update sightings set seen_at = :seen, present_until = :until where person_id = :person")
                .param("seen", time(sighting.seen()))
                .param("until", time(sighting.presentUntil()))
                .param("person", person)
                .update();
    }

    private void insert(UUID person, Sighting sighting) {
        try {
            jdbc.sql("insert into sightings (person_id, seen_at, present_until) values (:person, :seen, :until)")
                    .param("person", person)
                    .param("seen", time(sighting.seen()))
                    .param("until", time(sighting.presentUntil()))
                    .update();
        } catch (DuplicateKeyException seenElsewhere) {
            update(person, sighting);
        }
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    private static Sighting sighting(ResultSet row) throws SQLException {
        OffsetDateTime quits = row.getObject(4, OffsetDateTime.class);
        return new Sighting(instant(row, 2), instant(row, 3), quits == null ? null : quits.toInstant());
    }

    private static Instant instant(ResultSet row, int column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
