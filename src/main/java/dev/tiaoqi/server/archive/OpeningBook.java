package dev.tiaoqi.server.archive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** How often each move was played in a position, and how it went. */
@Component
class OpeningBook {

    private static final String CHANGE = """
            update openings set games = games + ?, won = won + ?, lost = lost + ?, score = score + ?
            where position_key = ? and preset = ? and players = ? and move = ?""";

    private static final String INSERT = """
            insert into openings (games, won, lost, score, position_key, preset, players, move)
            values (?, ?, ?, ?, ?, ?, ?, ?)""";

    private static final String CLEAR = """
            delete from openings where position_key = ? and preset = ? and players = ? and move = ? and games = 0""";

    private static final int LOCKS = 8;

    /** More moves than any position has. */
    private static final int MOST = 2000;

    private final JdbcClient jdbc;
    private final JdbcOperations batches;

    OpeningBook(JdbcClient jdbc, JdbcOperations batches) {
        this.jdbc = jdbc;
        this.batches = batches;
    }

    /** Adds what games have brought. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void add(Map<Filed.Slot, Filed.Count> counts) {
        if (counts.isEmpty()) {
            return;
        }
        lock(counts.keySet());
        SortedMap<Filed.Slot, Filed.Count> sorted = new TreeMap<>(counts);
        List<Object[]> rows = sorted.entrySet().stream()
                .map(entry -> row(entry.getKey(), entry.getValue()))
                .toList();
        int[] changed = batches.batchUpdate(CHANGE, rows);
        List<Object[]> missing = new ArrayList<>();
        for (int index = 0; index < changed.length; index++) {
            if (changed[index] == 0) {
                missing.add(rows.get(index));
            }
        }
        if (!missing.isEmpty()) {
            batches.batchUpdate(INSERT, missing);
        }
    }

    /** Takes out what games had brought. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void take(Map<Filed.Slot, Filed.Count> counts) {
        if (counts.isEmpty()) {
            return;
        }
        Map<Filed.Slot, Filed.Count> negated = counts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().negated()));
        add(negated);
        batches.batchUpdate(
                CLEAR,
                new TreeSet<>(counts.keySet())
                        .stream()
                                .map(slot -> new Object[] {slot.position(), slot.preset(), slot.players(), slot.move()})
                                .toList());
    }

    /** The moves of a position, in games of a preset and of so many players where these are given. */
    @Transactional(readOnly = true)
    public List<Line> moves(long position, Optional<String> preset, OptionalInt players) {
        String sql = "select move, sum(games) as games, sum(won) as won, sum(lost) as lost, sum(score) as score"
                + " from openings where position_key = :position"
                + (preset.isPresent() ? " and preset = :preset" : "")
                + (players.isPresent() ? " and players = :players" : "")
                + " group by move order by games desc, move limit " + MOST;
        return jdbc.sql(sql)
                .param("position", position)
                .param("preset", preset.orElse(""))
                .param("players", players.orElse(0))
                .query((row, number) -> new Line(
                        row.getString("move"),
                        new Filed.Count(
                                row.getInt("games"), row.getInt("won"), row.getInt("lost"), row.getLong("score"))))
                .list();
    }

    /** Those of these positions that some game came to. */
    @Transactional(readOnly = true)
    public Set<Long> known(Collection<Long> positions) {
        return positions.isEmpty()
                ? Set.of()
                : jdbc.sql("select distinct position_key from archive_positions where position_key in (:positions)")
                        .param("positions", positions)
                        .query((row, number) -> row.getLong("position_key"))
                        .set();
    }

    /** A move and how it went. */
    record Line(String move, Filed.Count count) {}

    /** Whoever writes here waits for his turn, preset by preset. */
    private void lock(Set<Filed.Slot> slots) {
        slots.stream()
                .map(slot -> Math.floorMod(slot.preset().hashCode(), LOCKS))
                .distinct()
                .sorted()
                .forEach(number -> jdbc.sql("select number from opening_locks where number = :number for update")
                        .param("number", number)
                        .query(Integer.class)
                        .single());
    }

    private static Object[] row(Filed.Slot slot, Filed.Count count) {
        return new Object[] {
            count.games(), count.won(), count.lost(), count.score(),
            slot.position(), slot.preset(), slot.players(), slot.move()
        };
    }
}
