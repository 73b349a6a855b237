package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.game.EarnedText;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Every change of everybody's points. Rows are added and never changed; the total is their sum. */
@Component
public class Ledger {

    private final JdbcClient jdbc;
    private final Totals totals;
    private final Boards boards;
    private final Clock clock;

    Ledger(JdbcClient jdbc, Totals totals, Boards boards, Clock clock) {
        this.jdbc = jdbc;
        this.totals = totals;
        this.boards = boards;
        this.clock = clock;
    }

    /** Adds to somebody's points, or takes some, for a reason given in words; the total after it. */
    @Transactional
    public int adjust(UUID person, int points, String reason) {
        return write(new Entry(
                person,
                Entry.Reason.ADJUSTMENT,
                points,
                List.of(),
                Optional.of(reason),
                Optional.empty(),
                clock.instant()));
    }

    /** All in one order, whoever they are, so that no two transactions wait for each other. */
    @Transactional(propagation = Propagation.MANDATORY)
    void writeAll(List<Entry> entries) {
        entries.stream().sorted(Comparator.comparing(Entry::person)).forEach(this::write);
    }

    private int write(Entry entry) {
        int before = totals.lock(entry.person());
        int after = Math.addExact(before, entry.points());
        insert(entry, before, after);
        totals.set(entry.person(), after);
        boards.add(entry);
        return after;
    }

    private void insert(Entry entry, int before, int after) {
        jdbc.sql("""
                insert into points_ledger (person_id, game_id, reason, before_points, points, after_points, terms, note,
                    preset, players, at)
                values (:person, :game, :reason, :before, :points, :after, :terms, :note, :preset, :players, :at)""")
                .param("person", entry.person())
                .param("game", entry.game().map(Entry.Of::id).orElse(null))
                .param("reason", entry.reason().text())
                .param("before", before)
                .param("points", entry.points())
                .param("after", after)
                .param("terms", EarnedText.write(entry.terms()))
                .param("note", entry.note().orElse(null))
                .param("preset", entry.game().map(Entry.Of::preset).orElse(null))
                .param("players", entry.game().map(Entry.Of::players).orElse(null))
                .param("at", Instants.write(entry.at()))
                .update();
    }
}
