package dev.tiaoqi.server.archive;

import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Where games are filed and taken out again, one or many at a time. */
@Component
class Shelves {

    private static final String GAME = """
            insert into archive_games (game_id, ended_at, listed, preset, players, rounds, reason, line)
            values (?, ?, ?, ?, ?, ?, ?, ?)""";

    private static final String POSITION =
            "insert into archive_positions (game_id, position_key, listed, ended_at) values (?, ?, ?, ?)";

    private final JdbcOperations jdbc;
    private final OpeningBook openings;

    Shelves(JdbcOperations jdbc, OpeningBook openings) {
        this.jdbc = jdbc;
        this.openings = openings;
    }

    /** Files games that are not filed yet. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void file(Collection<Filed> games) {
        jdbc.batchUpdate(GAME, games.stream().map(Shelves::game).toList());
        // In the order of their index: many at once touch each page of it once.
        jdbc.batchUpdate(
                POSITION,
                games.stream()
                        .flatMap(Shelves::positions)
                        .sorted(Comparator.comparingLong(Shelved::key))
                        .map(Shelved::row)
                        .toList());
        openings.add(counts(games));
    }

    /** Takes a game out, if it is filed, and what it brought. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void takeOut(String game, Map<Filed.Slot, Filed.Count> counts) {
        if (jdbc.update("delete from archive_games where game_id = ?", game) > 0) {
            openings.take(counts);
        }
    }

    private static Object[] game(Filed game) {
        Filed.Facts facts = game.facts();
        return new Object[] {
            game.id(),
            at(game),
            facts.listed(),
            facts.preset(),
            facts.rules().players(),
            facts.rounds(),
            facts.reason(),
            game.line()
        };
    }

    private static Stream<Shelved> positions(Filed game) {
        return game.opening().positions().stream().map(key -> new Shelved(key, game));
    }

    /** A position that a game came through. */
    private record Shelved(long key, Filed game) {

        Object[] row() {
            return new Object[] {game.id(), key, game.facts().listed(), at(game)};
        }
    }

    private static Map<Filed.Slot, Filed.Count> counts(Collection<Filed> games) {
        Map<Filed.Slot, Filed.Count> counts = new TreeMap<>();
        games.forEach(game -> game.counts().forEach((slot, count) -> counts.merge(slot, count, Filed.Count::plus)));
        return counts;
    }

    private static OffsetDateTime at(Filed game) {
        return game.facts().ended().atOffset(ZoneOffset.UTC);
    }
}
