package dev.tiaoqi.server.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Who has the most points. Those with equally many share a place. A page counts on from where the page before it ended,
 * which its cursor tells: nobody is counted for it. Orders begin with what is fixed, for H2 goes along an index only then.
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
        List<Rank> ranks = placed(shown, after.orElse(Mark.TOP));
        int counted = after.orElse(Mark.TOP).counted() + ranks.size();
        return new Page(ranks, more ? Optional.of(Mark.of(ranks.getLast(), counted)) : Optional.empty());
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

    private static List<Rank> placed(List<Held> held, Mark after) {
        List<Rank> ranks = new ArrayList<>();
        int points = after.points();
        int place = after.place();
        for (Held each : held) {
            place = each.points() == points ? place : after.counted() + ranks.size() + 1;
            points = each.points();
            ranks.add(each.at(place));
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

    /** The last of a page: his points and place, and how many stand on the list down to him. */
    public record Mark(int points, UUID person, int place, int counted) {

        private static final Pattern FORM = Pattern.compile("(-?\\d{1,10}) ([0-9a-f-]{36}) (\\d{1,9}) (\\d{1,9})");

        /** Before the first, who shares his place with nobody above him. */
        private static final Mark TOP = new Mark(Integer.MAX_VALUE, new UUID(0, 0), 0, 0);

        private static Mark of(Rank last, int counted) {
            return new Mark(last.points(), last.person(), last.place(), counted);
        }

        public String text() {
            return Pages.opaque(points + " " + person + " " + place + " " + counted);
        }

        /** Reads what {@link #text} writes. Who makes one up shows wrong places to himself. */
        public static Optional<Mark> parse(String text) {
            try {
                return Pages.place(text)
                        .map(FORM::matcher)
                        .filter(Matcher::matches)
                        .map(words -> new Mark(
                                Integer.parseInt(words.group(1)),
                                UUID.fromString(words.group(2)),
                                Integer.parseInt(words.group(3)),
                                Integer.parseInt(words.group(4))));
            } catch (IllegalArgumentException noMark) {
                return Optional.empty();
            }
        }
    }

    private record Held(UUID person, String name, int level, int points, int games) {

        Rank at(int place) {
            return new Rank(place, person, name, level, points, games);
        }
    }
}
