package dev.tiaoqi.server.lobby;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Keeps who looks for a game: one row a person, for all nodes. */
@Component
class Queue {

    private static final String COLUMNS = "person_id, preset, players, rated, since, heard_at, game_id, paired_at";
    private static final String SAME =
            " preset = :preset and players = :players and rated = :rated and game_id is null";

    private final JdbcClient jdbc;

    Queue(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    Optional<Seeker> find(UUID person) {
        return jdbc.sql("select " + COLUMNS + " from pairing where person_id = :person")
                .param("person", person)
                .query((row, number) -> seeker(row))
                .optional();
    }

    /** The same, and nobody else touches the row until the transaction ends. */
    Optional<Seeker> lock(UUID person) {
        return jdbc.sql("select " + COLUMNS + " from pairing where person_id = :person for update")
                .param("person", person)
                .query((row, number) -> seeker(row))
                .optional();
    }

    void add(UUID person, Wish wish, Instant now) {
        with(
                        wish,
                        "insert into pairing (person_id, preset, players, rated, since, heard_at)"
                                + " values (:person, :preset, :players, :rated, :now, :now)")
                .param("person", person)
                .param("now", time(now))
                .update();
    }

    void replace(UUID person, Wish wish, Instant now) {
        with(
                        wish,
                        "update pairing set preset = :preset, players = :players, rated = :rated, since = :now,"
                                + " heard_at = :now, game_id = null, paired_at = null where person_id = :person")
                .param("person", person)
                .param("now", time(now))
                .update();
    }

    void heard(UUID person, Instant now) {
        jdbc.sql("update pairing set heard_at = :now where person_id = :person and game_id is null")
                .param("person", person)
                .param("now", time(now))
                .update();
    }

    /** He looks no more; what was found already stays. */
    void remove(UUID person) {
        jdbc.sql("delete from pairing where person_id = :person and game_id is null")
                .param("person", person)
                .update();
    }

    /** The wishes that somebody has. */
    List<Wish> wishes() {
        return jdbc.sql("select distinct preset, players, rated from pairing where game_id is null")
                .query((row, number) -> wish(row))
                .list();
    }

    /** Those who wish for this, the longest waiting first. */
    List<Seeker> waiting(Wish wish, int most) {
        return with(wish, "select " + COLUMNS + " from pairing where" + SAME + " order by since, person_id limit :most")
                .param("most", most)
                .query((row, number) -> seeker(row))
                .list();
    }

    /** Those of these people who still wish for this and whom no other node holds; they are held from now on. */
    List<UUID> claim(Collection<UUID> people, Wish wish) {
        return with(
                        wish,
                        "select person_id from pairing where person_id in (:people) and" + SAME
                                + " for update skip locked")
                .param("people", people)
                .query((row, number) -> row.getObject(1, UUID.class))
                .list();
    }

    void found(Collection<UUID> people, Seeker.Paired paired) {
        jdbc.sql("update pairing set game_id = :game, paired_at = :at where person_id in (:people)")
                .param("game", paired.game())
                .param("at", time(paired.at()))
                .param("people", people)
                .update();
    }

    /** Those who were brought together since then. */
    List<UUID> pairedSince(Instant then) {
        return jdbc.sql("select person_id from pairing where paired_at >= :then order by paired_at limit 1000")
                .param("then", time(then))
                .query((row, number) -> row.getObject(1, UUID.class))
                .list();
    }

    /** Who has long been together and knows it. */
    void forgetPaired(Instant before) {
        jdbc.sql("delete from pairing where paired_at < :before")
                .param("before", time(before))
                .update();
    }

    /** Who may have gone: nothing was heard of their wish since then. */
    List<Seeker> silentSince(Instant then, int most) {
        return jdbc.sql("select " + COLUMNS + " from pairing where heard_at < :then and game_id is null"
                        + " order by heard_at limit :most")
                .param("then", time(then))
                .param("most", most)
                .query((row, number) -> seeker(row))
                .list();
    }

    /** Takes his wish back unless he was heard of it meanwhile. */
    void lapse(Seeker seeker) {
        jdbc.sql("delete from pairing where person_id = :person and heard_at = :heard and game_id is null")
                .param("person", seeker.person())
                .param("heard", time(seeker.heardAt()))
                .update();
    }

    private JdbcClient.StatementSpec with(Wish wish, String sql) {
        return jdbc.sql(sql)
                .param("preset", wish.preset())
                .param("players", wish.players())
                .param("rated", wish.rated());
    }

    private static Seeker seeker(ResultSet row) throws SQLException {
        Optional<Seeker.Paired> paired = Optional.empty();
        if (row.getString("game_id") != null) {
            paired = Optional.of(new Seeker.Paired(row.getString("game_id"), instant(row, "paired_at")));
        }
        return new Seeker(
                row.getObject("person_id", UUID.class),
                wish(row),
                instant(row, "since"),
                instant(row, "heard_at"),
                paired);
    }

    private static Wish wish(ResultSet row) throws SQLException {
        return new Wish(row.getString("preset"), row.getInt("players"), row.getBoolean("rated"));
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
