package dev.tiaoqi.server.game;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The one door for everything that happens in a game: one command, one transaction, the game's row locked, so that any
 * node may serve any game. After the commit everybody is told the game's id and its version, and nothing else.
 */
@Component
public class Desk {

    private final Books books;
    private final Tables tables;
    private final Timing timing;
    private final Lanes lanes = new Lanes();
    private final Lanes hosts = new Lanes();
    private final TransactionTemplate transaction;
    private final ApplicationEventPublisher notices;

    Desk(
            Books books,
            Tables tables,
            Timing timing,
            TransactionTemplate transaction,
            ApplicationEventPublisher notices) {
        this.books = books;
        this.tables = tables;
        this.timing = timing;
        this.transaction = transaction;
        this.notices = notices;
    }

    /**
     * Carries a command out; throws {@code notFound}, or whatever the command refuses with, and then nothing changed but
     * that a clock which had run out before is counted first (R4.2).
     */
    public Done carryOut(String id, Command command) {
        Worked worked = lanes.alone(id, () -> inTransaction(() -> workedAt(id, command)));
        announced(worked.now());
        return worked.done();
    }

    /** Sets up the new game that this makes for its host. */
    public Table open(UUID host, Supplier<Opening> opening) {
        Table table = hosts.alone(host.toString(), () -> inTransaction(() -> opened(opening.get())));
        return announced(table);
    }

    /** Sets up the new game that this makes if it can, in one transaction with whatever else it does. */
    Optional<Table> openIf(Supplier<Optional<Opening>> opening) {
        Optional<Table> table = inTransaction(() -> opening.get().map(this::opened));
        table.ifPresent(this::announced);
        return table;
    }

    private Worked workedAt(String id, Command command) {
        GameRow row = books.lock(id).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        Table found = tables.table(row);
        Table inTime = timing.fallen(found);
        Worked worked = tried(inTime, command);
        if (worked.now().version() > found.version()) {
            books.enter(row, found, worked.now());
        } else if (worked instanceof Worked.Refused refused) {
            throw refused.why();
        } else {
            books.setAlarm(row, found);
        }
        return worked;
    }

    private static Worked tried(Table table, Command command) {
        try {
            return new Worked.Through(table, command.on(table));
        } catch (ApiProblem why) {
            return new Worked.Refused(table, why);
        }
    }

    private Table opened(Opening opening) {
        return books.open(opening.table(), opening.invite());
    }

    private Table announced(Table table) {
        tables.keep(table);
        notices.publishEvent(new Notice(table.id(), table.version()));
        return table;
    }

    private <T> T inTransaction(Supplier<T> work) {
        return Objects.requireNonNull(transaction.execute(status -> work.get()));
    }

    /** What a command does with the table it finds; throws to refuse. */
    @FunctionalInterface
    public interface Command {
        Done on(Table table);
    }

    /** The table that a command found, and the one it left; older ones if it was carried out before. */
    public record Done(Table before, Table after, When when) {

        static Done now(Table before, Table after) {
            return new Done(before, after, When.NOW);
        }
    }

    /** When a command was carried out: by this call, or by an earlier one that was the same. */
    public enum When {
        NOW,
        EARLIER
    }

    /** What came of a command, and how the game stands now. */
    private sealed interface Worked {

        Table now();

        /** Throws why there is none. */
        Done done();

        record Through(Table before, Done done) implements Worked {
            @Override
            public Table now() {
                return done.when() == When.NOW ? done.after() : before;
            }
        }

        /** Refused: but what the clock had done before it stands. */
        record Refused(Table now, ApiProblem why) implements Worked {
            @Override
            public Done done() {
                throw why;
            }
        }
    }

    /** A game to set up, and the secret that leads to its open seats. */
    record Opening(Table table, String invite) {}
}
