package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Term;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Takes back what a game brought when it is declared void. */
@Component
public class Reversal {

    private final JdbcClient jdbc;
    private final Ledger ledger;
    private final Clock clock;

    Reversal(JdbcClient jdbc, Ledger ledger, Clock clock) {
        this.jdbc = jdbc;
        this.ledger = ledger;
        this.clock = clock;
    }

    /**
     * Writes the opposite of each of the game's rows in the ledger, once however often it is called, and nobody has won
     * or lost it any more. Inside the transaction that declares the game void and holds its row.
     */
    @Transactional(propagation = Propagation.MANDATORY)
    public void of(String game) {
        ledger.writeAll(opposites(game, clock.instant()));
        jdbc.sql("update game_results set place = null, outcome = null where game_id = :game")
                .param("game", game)
                .update();
    }

    private List<Entry> opposites(String game, Instant now) {
        return jdbc.sql("""
                select person_id, points, preset, players, at from points_ledger won
                where game_id = :game and reason = 'game' and not exists (
                    select 1 from points_ledger taken
                    where taken.game_id = :game and taken.person_id = won.person_id and taken.reason = 'void')""")
                .param("game", game)
                .query((row, number) -> opposite(game, row, now))
                .list();
    }

    private static Entry opposite(String game, ResultSet row, Instant now) throws SQLException {
        int points = -row.getInt("points");
        Entry.Of of = new Entry.Of(game, row.getString("preset"), row.getInt("players"), Instants.read(row, "at"));
        return new Entry(
                row.getObject("person_id", UUID.class),
                Entry.Reason.VOID,
                points,
                points == 0 ? List.of() : List.of(new Term(Term.Kind.VOID, points)),
                Optional.empty(),
                Optional.of(of),
                now);
    }
}
