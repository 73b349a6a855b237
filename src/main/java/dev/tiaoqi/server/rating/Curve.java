package dev.tiaoqi.server.rating;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Somebody's points over time. */
@Component
public class Curve {

    /** Of points on a curve. */
    public static final int MOST = 500;

    private final JdbcClient jdbc;

    Curve(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Over all time, oldest first; of a long ledger every second row, or every third …, and always the last. */
    @Transactional(readOnly = true)
    public List<Point> whole(UUID person) {
        return jdbc.sql("""
                select at, after_points from (
                    select id, at, after_points, count(*) over () as rows_in_all,
                        row_number() over (order by id desc) - 1 as back
                    from points_ledger where person_id = :person) counted
                where mod(back, (rows_in_all + :most - 1) / :most) = 0 order by id""")
                .param("person", person)
                .param("most", MOST)
                .query((row, number) -> new Point(Instants.read(row, "at"), row.getInt("after_points")))
                .list();
    }

    /** The last so many. */
    @Transactional(readOnly = true)
    public List<Point> latest(UUID person, int most) {
        return jdbc.sql("""
                select at, after_points from points_ledger where person_id = :person order by id desc limit :most""")
                .param("person", person)
                .param("most", most)
                .query((row, number) -> new Point(Instants.read(row, "at"), row.getInt("after_points")))
                .list()
                .reversed();
    }

    /** The total from then on. */
    public record Point(Instant at, int points) {}
}
