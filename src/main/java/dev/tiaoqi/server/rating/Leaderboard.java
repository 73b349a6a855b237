package dev.tiaoqi.server.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Who has the most points. Those with equally many share a place. Orders begin with what is fixed, for H2 goes along an
 * index only then.
 */
@Component
public class Leaderboard {

    private static final String PLAYERS = """
            select person.id, person.name, coalesce(total.level, 1) as level, ranked.points, ranked.games
            from standings ranked
            join people person on person.id = ranked.person_id and person.kind = 'PLAYER'
            left join totals total on total.person_id = ranked.person_id
            where ranked.period = :period and ranked.preset = :preset and ranked.players = :players
            """;

    private static final String BETTER = """
            select count(*) from standings ranked
            join people person on person.id = ranked.person_id and person.kind = 'PLAYER'
            where ranked.period = :period and ranked.preset = :preset and ranked.players = :players
            and ranked.points > :points""";

    private final JdbcClient jdbc;
    private final Boards boards;
    private final Clock clock;

    Leaderboard(JdbcClient jdbc, Boards boards, Clock clock) {
        this.jdbc = jdbc;
        this.boards = boards;
        this.clock = clock;
    }

    /** A page of it. */
    @Transactional(readOnly = true)
    public Page page(Board board, int limit, Optional<Mark> after) {
        String behind = after.isPresent()
                ? "and ranked.points <= :points and (ranked.points < :points or ranked.person_id > :person) "
                : "";
        JdbcClient.StatementSpec query = on(
                        PLAYERS + behind
                                + "order by ranked.period, ranked.preset, ranked.players, ranked.points desc, ranked.person_id limit :most",
                        board)
                .param("most", limit + 1);
        after.ifPresent(mark -> query.param("points", mark.points()).param("person", mark.person()));
        List<Held> held = query.query((row, number) -> held(row)).list();
        boolean more = held.size() > limit;
        List<Held> shown = more ? held.subList(0, limit) : held;
        return new Page(placed(board, shown), more ? Optional.of(shown.getLast().mark()) : Optional.empty());
    }

    /** Where this person stands; empty for who isn't on it. */
    @Transactional(readOnly = true)
    public Optional<Rank> of(Board board, UUID person) {
        return on(PLAYERS + "and ranked.person_id = :person", board)
                .param("person", person)
                .query((row, number) -> held(row))
                .optional()
                .map(held -> held.at(place(board, held)));
    }

    private List<Rank> placed(Board board, List<Held> held) {
        List<Rank> ranks = new ArrayList<>();
        int first = held.isEmpty() ? 1 : place(board, held.getFirst());
        int together = held.isEmpty() ? 0 : before(board, held.getFirst());
        for (int i = 0; i < held.size(); i++) {
            boolean shared = i > 0 && held.get(i).points() == held.get(i - 1).points();
            int place = i == 0 ? first : shared ? ranks.getLast().place() : first + together + i;
            ranks.add(held.get(i).at(place));
        }
        return ranks;
    }

    private int place(Board board, Held held) {
        return 1
                + on(BETTER, board)
                        .param("points", held.points())
                        .query(Integer.class)
                        .single();
    }

    /** How many of those who share this one's place stand before him. */
    private int before(Board board, Held held) {
        return on(BETTER.replace("> :points", "= :points and ranked.person_id < :person"), board)
                .param("points", held.points())
                .param("person", held.person())
                .query(Integer.class)
                .single();
    }

    private JdbcClient.StatementSpec on(String sql, Board board) {
        return jdbc.sql(sql)
                .param("period", board.period().around(boards.day(clock.instant())))
                .param("preset", board.preset().orElse(Boards.ANY_PRESET))
                .param("players", board.players().orElse(Boards.ANY_PLAYERS));
    }

    private static Held held(ResultSet row) throws SQLException {
        return new Held(
                row.getObject("id", UUID.class),
                row.getString("name"),
                row.getInt("level"),
                row.getInt("points"),
                row.getInt("games"));
    }

    /** Which points are ranked: of this month or week or all, in games of a preset, with so many players. */
    public record Board(Period period, Optional<String> preset, Optional<Integer> players) {}

    /** Somebody's place: his name, his level by all his points, and the points and rated games that count here. */
    public record Rank(int place, UUID person, String name, int level, int points, int games) {}

    /** Some places, and whom the next page begins behind. */
    public record Page(List<Rank> ranks, Optional<Mark> next) {}

    /** Somebody on the list. */
    public record Mark(int points, UUID person) {

        public String text() {
            return Pages.opaque(points + " " + person);
        }

        public static Optional<Mark> parse(String text) {
            try {
                return Pages.place(text)
                        .map(place -> place.split(" ", 2))
                        .filter(words -> words.length == 2)
                        .map(words -> new Mark(Integer.parseInt(words[0]), UUID.fromString(words[1])));
            } catch (IllegalArgumentException noMark) {
                return Optional.empty();
            }
        }
    }

    private record Held(UUID person, String name, int level, int points, int games) {

        Mark mark() {
            return new Mark(points, person);
        }

        Rank at(int place) {
            return new Rank(place, person, name, level, points, games);
        }
    }
}
