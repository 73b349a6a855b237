package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Brings the same people together again, seats moved on by one. A rematch is no part of the game's version. */
@Component
public class Rematcher {

    private final Books books;
    private final Tables tables;
    private final Opener opener;
    private final Reunion reunion;
    private final Clock clock;
    private final TransactionTemplate transaction;
    private final ApplicationEventPublisher notices;

    Rematcher(
            Books books,
            Tables tables,
            Opener opener,
            Reunion reunion,
            Clock clock,
            TransactionTemplate transaction,
            ApplicationEventPublisher notices) {
        this.books = books;
        this.tables = tables;
        this.opener = opener;
        this.reunion = reunion;
        this.clock = clock;
        this.transaction = transaction;
        this.notices = notices;
    }

    /** The person wants to play again; once everybody does, the next game is there. Computers always do. */
    public Tables.Seen rematch(String id, UUID person) {
        Agreed agreed = Objects.requireNonNull(transaction.execute(status -> wanted(id, person)));
        agreed.next().ifPresent(tables::keep);
        agreed.next().ifPresent(table -> notices.publishEvent(new Notice(table.id(), table.version())));
        notices.publishEvent(new Notice(id, agreed.seen().table().version()));
        return agreed.seen();
    }

    private Agreed wanted(String id, UUID person) {
        GameRow row = books.lock(id).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        Table table = tables.table(row);
        List<Seat> seats = Holding.all(table, person);
        checkEnded(table);
        List<Seat> before = Snapshots.beside(row).rematch().map(Rematch::by).orElse(List.of());
        List<Seat> by = joined(before, seats);
        row.rematchBy = Letters.write(by);
        row.touchedAt = clock.instant();
        boolean all = table.people().stream().allMatch(one -> by.containsAll(table.seatsOf(one)));
        Optional<Table> next = row.rematchId == null && all ? Optional.of(next(table, person)) : Optional.empty();
        next.ifPresent(made -> row.rematchId = made.id());
        return new Agreed(new Tables.Seen(table, Snapshots.beside(row)), next);
    }

    private static void checkEnded(Table table) {
        switch (table.status()) {
            case OPEN -> throw new ApiProblem(ProblemCode.NOT_STARTED);
            case RUNNING -> throw new ApiProblem(ProblemCode.TOO_EARLY);
            case CANCELLED, VOID -> throw new ApiProblem(ProblemCode.GAME_OVER);
            case ENDED -> {}
        }
    }

    private Table next(Table table, UUID person) {
        reunion.check(table, person);
        Agreement old = table.agreement();
        UUID host = table.people().contains(old.host()) ? old.host() : person; // a host who only watched is not asked
        Agreement agreement = new Agreement(old.rules(), old.start(), old.visibility(), host, clock.instant());
        Desk.Opening opening = opener.prepared(agreement, movedOn(table.sitters()));
        return books.open(opening.table(), opening.invite());
    }

    private static SortedMap<Seat, Sitter> movedOn(SortedMap<Seat, Sitter> sitters) {
        List<Seat> seats = new ArrayList<>(sitters.keySet());
        SortedMap<Seat, Sitter> moved = new TreeMap<>();
        for (int i = 0; i < seats.size(); i++) {
            Sitter sitter = Optional.ofNullable(sitters.get(seats.get(i))).orElseThrow();
            moved.put(seats.get((i + 1) % seats.size()), sitter);
        }
        return moved;
    }

    private static List<Seat> joined(List<Seat> before, List<Seat> more) {
        TreeSet<Seat> all = new TreeSet<>(before);
        all.addAll(more);
        return List.copyOf(all);
    }

    private record Agreed(Tables.Seen seen, Optional<Table> next) {}
}
