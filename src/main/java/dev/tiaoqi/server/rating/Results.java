package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Visibility;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Notes for everybody at a table how the game ended for him. */
@Component
class Results {

    private final JdbcClient jdbc;

    Results(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Cancelled games leave no trace: nobody has played them. */
    void write(Table table) {
        if (table.status() == Status.ENDED) {
            table.people().forEach(person -> write(table, person));
        }
    }

    private void write(Table table, UUID person) {
        Rules rules = table.agreement().rules();
        Optional<Outcomes> outcome = outcome(table, table.seatsOf(person));
        jdbc.sql("""
                insert into game_results (person_id, game_id, ended_at, listed, preset, players, place, outcome)
                values (:person, :game, :ended, :listed, :preset, :players, :place, :outcome)""")
                .param("person", person)
                .param("game", table.id())
                .param("ended", Instants.write(table.log().getLast().at()))
                .param("listed", table.agreement().visibility() == Visibility.LISTED)
                .param("preset", rules.preset().text())
                .param("players", rules.players())
                .param("place", outcome.map(Outcomes::place).orElse(null))
                .param("outcome", outcome.map(Outcomes::word).orElse(null))
                .update();
    }

    /** With several seats of his at the table he has neither won nor lost. */
    private static Optional<Outcomes> outcome(Table table, List<Seat> seats) {
        return seats.size() == 1 ? Outcomes.of(table, seats.getFirst()) : Optional.empty();
    }
}
