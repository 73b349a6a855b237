package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Term;
import dev.tiaoqi.server.game.EarnedText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Reads the ledger: somebody's rows, newest first. */
@Component
public class Lines {

    private static final String ALL = """
            select entry.*, (game.visibility = 'listed' or part.game_id is not null) as open from points_ledger entry
            left join games game on game.id = entry.game_id
            left join game_people part on part.game_id = entry.game_id and part.person_id = :viewer
            where entry.person_id = :person and entry.id < :before order by entry.person_id, entry.id desc limit :most""";

    private static final UUID NOBODY = new UUID(0, 0);

    private final JdbcClient jdbc;

    Lines(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** At most so many rows before the one of this number, as the viewer sees them; of games he may not find he sees the numbers only. */
    @Transactional(readOnly = true)
    public List<Line> of(UUID person, Optional<UUID> viewer, Span span) {
        boolean himself = viewer.filter(person::equals).isPresent();
        return jdbc.sql(ALL)
                .param("person", person)
                .param("viewer", viewer.orElse(NOBODY))
                .param("before", span.before())
                .param("most", span.most())
                .query((row, number) -> line(row, himself))
                .list();
    }

    /** All that an admin sees. */
    @Transactional(readOnly = true)
    public List<Line> whole(UUID person, Span span) {
        return of(person, Optional.of(person), span);
    }

    private static Line line(ResultSet row, boolean himself) throws SQLException {
        boolean open = himself || row.getBoolean("open");
        return new Line(
                row.getLong("id"),
                Instants.read(row, "at"),
                row.getString("reason"),
                Optional.ofNullable(row.getString("game_id")).filter(id -> open),
                row.getInt("before_points"),
                row.getInt("points"),
                row.getInt("after_points"),
                open ? EarnedText.terms(row.getString("terms")) : List.of(),
                Optional.ofNullable(row.getString("note")).filter(note -> himself));
    }

    /** So many rows before this number. */
    public record Span(long before, int most) {

        public static Span newest(int most) {
            return new Span(Long.MAX_VALUE, most);
        }
    }

    /** A row of the ledger: when and why, the points before, added and after, term by term; {@code note} are an admin's words. */
    public record Line(
            long id,
            Instant at,
            String reason,
            Optional<String> game,
            int before,
            int points,
            int after,
            List<Term> terms,
            Optional<String> note) {}
}
