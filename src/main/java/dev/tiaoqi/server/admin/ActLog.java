package dev.tiaoqi.server.admin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Everything that admins did. Rows are added and read; nothing here, nor anywhere else, changes or removes one. */
@Component
public class ActLog {

    private final JdbcClient jdbc;
    private final JsonMapper json;
    private final Clock clock;

    ActLog(JdbcClient jdbc, JsonMapper json, Clock clock) {
        this.jdbc = jdbc;
        this.json = json;
        this.clock = clock;
    }

    /** In the transaction of the act itself: one without the other there is not. */
    @Transactional(propagation = Propagation.MANDATORY)
    void add(Act act) {
        jdbc.sql("""
                insert into admin_log (at, admin_id, admin_name, act, person_id, person_name, game_id, reason, facts)
                values (:at, :admin, :adminName, :act, :person, :personName, :game, :reason, :facts)""")
                .param("at", OffsetDateTime.ofInstant(clock.instant(), ZoneOffset.UTC))
                .param("admin", act.by().id())
                .param("adminName", act.by().name())
                .param("act", act.kind().text())
                .param("person", act.whom().map(whom -> whom.id()).orElse(null))
                .param("personName", act.whom().map(whom -> whom.name()).orElse(null))
                .param("game", act.game().orElse(null))
                .param("reason", act.why().text())
                .param("facts", json.writeValueAsString(new TreeMap<>(act.facts())))
                .update();
    }

    /** Newest first. */
    @Transactional(readOnly = true)
    public List<Line> all(Span span) {
        return read(Optional.empty(), span);
    }

    /** What was done to this person. */
    @Transactional(readOnly = true)
    public List<Line> about(UUID person, Span span) {
        return read(Optional.of(new Whose("person_id", person)), span);
    }

    /** What was done to this game. */
    @Transactional(readOnly = true)
    public List<Line> about(String game, Span span) {
        return read(Optional.of(new Whose("game_id", game)), span);
    }

    private List<Line> read(Optional<Whose> whose, Span span) {
        String where = whose.map(one -> "and log." + one.column() + " = :whose").orElse("");
        String first = whose.map(one -> "log." + one.column() + ", ").orElse(""); // so that H2 goes along the index too
        JdbcClient.StatementSpec query = jdbc.sql("""
                select log.id, log.at, log.admin_name, log.act, log.person_name, person.name as now_name, log.game_id,
                    log.reason, log.facts
                from admin_log log left join people person
                    on person.id = log.person_id and person.kind in ('GUEST', 'PLAYER') and person.became_id is null
                where log.id < :before %s order by %slog.id desc limit :most""".formatted(where, first))
                .param("before", span.before())
                .param("most", span.most());
        return whose.map(one -> query.param("whose", one.key()))
                .orElse(query)
                .query((row, number) -> line(row))
                .list();
    }

    private Line line(ResultSet row) throws SQLException {
        return new Line(
                row.getLong("id"),
                row.getObject("at", OffsetDateTime.class).toInstant(),
                row.getString("admin_name"),
                row.getString("act"),
                Optional.ofNullable(row.getString("person_name")),
                Optional.ofNullable(row.getString("now_name")),
                Optional.ofNullable(row.getString("game_id")),
                row.getString("reason"),
                facts(row.getString("facts")));
    }

    private Map<String, String> facts(@Nullable String text) {
        return text == null ? Map.of() : json.readValue(text, new TypeReference<TreeMap<String, String>>() {});
    }

    /** The column, and what must stand in it. */
    private record Whose(String column, Object key) {}

    /** So many rows before this number. */
    public record Span(long before, int most) {

        public static Span newest(int most) {
            return new Span(Long.MAX_VALUE, most);
        }
    }

    /**
     * A row: when which admin did what to whom or to which game, and why. Names are those of that day; {@code now} is
     * what the same player is called today, if there still is one.
     */
    public record Line(
            long id,
            Instant at,
            String admin,
            String act,
            Optional<String> player,
            Optional<String> now,
            Optional<String> game,
            String reason,
            Map<String, String> facts) {}
}
