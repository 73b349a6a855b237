package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Levels;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** How many points everybody has. Who holds a person's row is the only one who writes in his ledger. */
@Component
class Totals {

    private static final String DUPLICATE = "23505";

    private final JdbcClient jdbc;
    private final JdbcOperations connections;

    Totals(JdbcClient jdbc, JdbcOperations connections) {
        this.jdbc = jdbc;
        this.connections = connections;
    }

    /** The points of each of these people who has a total. */
    Map<UUID, Integer> of(Collection<UUID> people) {
        Map<UUID, Integer> points = new HashMap<>();
        if (!people.isEmpty()) {
            jdbc.sql("select person_id, points from totals where person_id in (:people)")
                    .param("people", people)
                    .query(row -> {
                        points.put(row.getObject(1, UUID.class), row.getInt(2));
                    });
        }
        return points;
    }

    int of(UUID person) {
        return of(java.util.List.of(person)).getOrDefault(person, 0);
    }

    /** The person's points, which nobody else changes until the transaction ends. Many are locked in order of their ids. */
    int lock(UUID person) {
        return locked(person).orElseGet(() -> {
            connections.execute((Connection connection) -> begin(connection, person));
            return locked(person).orElseThrow();
        });
    }

    void set(UUID person, int points) {
        jdbc.sql("update totals set points = :points, level = :level where person_id = :person")
                .param("points", points)
                .param("level", Levels.of(points))
                .param("person", person)
                .update();
    }

    private Optional<Integer> locked(UUID person) {
        return jdbc.sql("select points from totals where person_id = :person for update")
                .param("person", person)
                .query(Integer.class)
                .optional();
    }

    /** Another transaction may begin it at the same time; then that one's row is as good, and this transaction goes on. */
    private static boolean begin(Connection connection, UUID person) throws SQLException {
        Savepoint before = connection.setSavepoint();
        try (PreparedStatement insert =
                connection.prepareStatement("insert into totals (person_id, points, level) values (?, 0, 1)")) {
            insert.setObject(1, person);
            insert.executeUpdate();
            return true;
        } catch (SQLException thrown) {
            connection.rollback(before);
            if (!DUPLICATE.equals(thrown.getSQLState())) {
                throw thrown;
            }
            return false;
        }
    }
}
