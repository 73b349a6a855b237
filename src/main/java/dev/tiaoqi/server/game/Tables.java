package dev.tiaoqi.server.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.account.People;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Finds tables as they stand or stood. What was looked at lately is at hand; the log restores the rest. */
@Component
public class Tables {

    private static final long ROWS_AT_HAND = 400_000;

    private final GameRows games;
    private final LogRows log;
    private final People people;
    private final TransactionTemplate reading;
    private final Cache<Point, Table> atHand = Caffeine.newBuilder()
            .maximumWeight(ROWS_AT_HAND)
            .<Point, Table>weigher((place, table) -> 4 + table.log().size())
            .build();

    Tables(GameRows games, LogRows log, People people, PlatformTransactionManager transactions) {
        this.games = games;
        this.log = log;
        this.people = people;
        reading = new TransactionTemplate(transactions);
        reading.setReadOnly(true);
    }

    /** A game as it stands, with what stands beside its log. */
    public Optional<Seen> find(String id) {
        return read(() -> games.findById(id).map(row -> new Seen(table(row), Snapshots.beside(row))));
    }

    /** A game as it stood at a version that it has reached. */
    public Optional<Table> find(String id, int version) {
        Optional<Table> near = Optional.ofNullable(atHand.getIfPresent(new Point(id, version)))
                .filter(table -> !table.status().over());
        return near.or(() -> read(
                () -> games.findById(id).filter(row -> version <= row.version).map(row -> table(row, version))));
    }

    /** The tables that a game passed through after a version, in order; the last is the one given. */
    public static List<Table> after(int version, Table now) {
        return Replay.tables(now.id(), now.agreement(), now.log())
                .filter(table -> table.version() > version)
                .toList();
    }

    /** The tables that a game passed through up to a version, the one after its first row first, one by one. */
    public static Stream<Table> until(int version, Table now) {
        return Replay.tables(now.id(), now.agreement(), now.log().subList(0, version + 1));
    }

    Table table(GameRow row) {
        return table(row, row.version);
    }

    /** The table is true from now on: its transaction is through. */
    void keep(Table table) {
        atHand.put(new Point(table.id(), table.version()), table);
    }

    private Table table(GameRow row, int version) {
        Table known = Optional.ofNullable(atHand.getIfPresent(new Point(row.id, version)))
                .orElseGet(() -> kept(restored(row, version)));
        return Status.of(row.status).over() ? ofToday(known, row) : known;
    }

    private Table restored(GameRow row, int version) {
        return Replay.of(
                row.id,
                Snapshots.agreement(row),
                log.upTo(row.id, version).stream().map(LogRow::logged).toList());
    }

    /**
     * What is over gets no more rows: its log names people as who they were then, and any server may have it at hand
     * from before they became somebody else.
     */
    private Table ofToday(Table table, GameRow row) {
        Map<UUID, UUID> became = people.became(table.people());
        Table hosted = table.agreement().host().equals(row.hostId) ? table : table.hostedBy(row.hostId);
        return became.isEmpty() ? hosted : hosted.renamed(became);
    }

    private <T> T read(Supplier<T> work) {
        return Objects.requireNonNull(reading.execute(status -> work.get()));
    }

    private Table kept(Table table) {
        keep(table);
        return table;
    }

    /** A game as it stands. */
    public record Seen(Table table, Card.Beside beside) {
        public Card card() {
            return Card.of(table, beside);
        }
    }

    private record Point(String id, int version) {}
}
