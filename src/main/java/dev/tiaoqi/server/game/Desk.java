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
    private final Lanes lanes = new Lanes();
    private final Lanes hosts = new Lanes();
    private final TransactionTemplate transaction;
    private final ApplicationEventPublisher notices;

    Desk(Books books, Tables tables, TransactionTemplate transaction, ApplicationEventPublisher notices) {
        this.books = books;
        this.tables = tables;
        this.transaction = transaction;
        this.notices = notices;
    }

    /** Carries a command out; throws {@code notFound}, or whatever the command refuses with, and then nothing changed. */
    public Done carryOut(String id, Command command) {
        Done done = lanes.alone(id, () -> inTransaction(() -> doneAt(id, command)));
        announced(done.after());
        return done;
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

    private Done doneAt(String id, Command command) {
        GameRow row = books.lock(id).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        Table found = tables.table(row);
        Done done = command.on(found);
        if (done.after().version() > found.version()) {
            books.enter(row, found, done.after());
        }
        return done;
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

    /** A game to set up, and the secret that leads to its open seats. */
    record Opening(Table table, String invite) {}
}
