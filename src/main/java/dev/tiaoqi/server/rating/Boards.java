package dev.tiaoqi.server.rating;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Keeps the sums that the leaderboard ranks, while the person's total is locked. */
@Component
class Boards {

    /** Of any preset, and of any number of players. */
    static final String ANY_PRESET = "";

    static final int ANY_PLAYERS = 0;

    private final JdbcClient jdbc;
    private final RatingSettings settings;

    Boards(JdbcClient jdbc, RatingSettings settings) {
        this.jdbc = jdbc;
        this.settings = settings;
    }

    /** A change that no game brought counts among all points of all times only. */
    void add(Entry entry) {
        Optional<Entry.Of> game = entry.game();
        if (game.isEmpty()) {
            add(new Board(Period.ALL.text(), ANY_PRESET, ANY_PLAYERS), entry);
            return;
        }
        for (String period : Period.allAround(day(game.get().ended()))) {
            for (String preset : List.of(ANY_PRESET, game.get().preset())) {
                for (int players : new int[] {ANY_PLAYERS, game.get().players()}) {
                    add(new Board(period, preset, players), entry);
                }
            }
        }
    }

    LocalDate day(Instant at) {
        return LocalDate.ofInstant(at, settings.zone());
    }

    private void add(Board board, Entry entry) {
        if (change(board, entry) == 0) {
            insert(board, entry);
        }
        clear(board, entry);
    }

    /** Who has neither points nor games there, because all of them were taken back, does not stand there. */
    private void clear(Board board, Entry entry) {
        jdbc.sql("""
                delete from standings where period = :period and preset = :preset and players = :players
                and person_id = :person and points = 0 and games = 0""")
                .param("period", board.period())
                .param("preset", board.preset())
                .param("players", board.players())
                .param("person", entry.person())
                .update();
    }

    private int change(Board board, Entry entry) {
        return on("""
                update standings set points = points + :points, games = games + :games
                where period = :period and preset = :preset and players = :players and person_id = :person""", board, entry).update();
    }

    private void insert(Board board, Entry entry) {
        on("""
                insert into standings (period, preset, players, person_id, points, games)
                values (:period, :preset, :players, :person, :points, :games)""", board, entry).update();
    }

    private JdbcClient.StatementSpec on(String sql, Board board, Entry entry) {
        return jdbc.sql(sql)
                .param("period", board.period())
                .param("preset", board.preset())
                .param("players", board.players())
                .param("person", entry.person())
                .param("points", entry.points())
                .param("games", entry.games());
    }

    private record Board(String period, String preset, int players) {}
}
