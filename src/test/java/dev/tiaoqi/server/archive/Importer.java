package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.game.Visibility;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.transaction.support.TransactionTemplate;

/** Puts whole games into the store, log and all, and files them through the archive's own shelves, many at a time. */
final class Importer {

    private static final OffsetDateTime SINCE = OffsetDateTime.parse("2024-01-01T00:00:00Z");

    private final JdbcOperations jdbc;
    private final Shelves shelves;
    private final TransactionTemplate transaction;

    Importer(JdbcOperations jdbc, Shelves shelves, TransactionTemplate transaction) {
        this.jdbc = jdbc;
        this.shelves = shelves;
        this.transaction = transaction;
    }

    static UUID person(int number) {
        return new UUID(0x11B, number);
    }

    static String name(int number) {
        return "Reader %03d".formatted(number);
    }

    void people() {
        batch(
                "insert into people (id, kind, name, name_key, created_at) values (?, ?, ?, ?, ?)",
                IntStream.range(0, Library.PEOPLE).boxed().toList(),
                number -> List.<Object[]>of(
                        new Object[] {person(number), "PLAYER", name(number), "reader" + number, SINCE}));
    }

    /** What was filed of each, in their order. */
    List<Filed> take(List<Library.Book> books) {
        List<Filed> filed = books.parallelStream().map(Library.Book::filed).toList();
        transaction.executeWithoutResult(status -> {
            games(books);
            logs(books);
            shelves.file(filed);
        });
        return filed;
    }

    private void games(List<Library.Book> books) {
        batch("""
                insert into games (id, version, status, preset, board, players, men, options, visibility, host_id,
                    created_at, touched_at, turn_since, position, first_seat, ply, round, result)
                values (?, ?, 'ended', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", books, book -> List.<Object[]>of(game(book)));
        batch(
                "insert into seats (game_id, seat, kind, person_id, men_home, state) values (?, ?, 'human', ?, 0, 'playing')",
                books,
                book -> seats(book, (seat, person) -> new Object[] {book.id(), seat.name(), person}));
        batch(
                "insert into game_people (person_id, game_id, created_at) values (?, ?, ?)",
                books,
                book -> seats(book, (seat, person) -> new Object[] {person, book.id(), at(book)}));
        batch(
                """
                insert into game_results (person_id, game_id, ended_at, listed, preset, players, place, outcome)
                values (?, ?, ?, ?, ?, ?, ?, ?)""",
                books,
                book -> seats(book, (seat, person) -> new Object[] {
                    person,
                    book.id(),
                    at(book),
                    book.visibility() == Visibility.LISTED,
                    book.rules().preset().text(),
                    book.rules().players(),
                    1,
                    outcome(book, seat)
                }));
    }

    static String outcome(Library.Book book, Seat seat) {
        double score = Objects.requireNonNull(book.outcome().score().get(seat)).value();
        return score == 1 ? "won" : score == 0 ? "lost" : "drawn";
    }

    private static Object[] game(Library.Book book) {
        return new Object[] {
            book.id(),
            log(book).size() - 1,
            book.rules().preset().text(),
            book.rules().board(),
            book.rules().players(),
            book.rules().men(),
            Option.ALL.stream()
                    .map(option -> option.json() + "=" + book.rules().options().text(option))
                    .collect(Collectors.joining("\n")),
            book.visibility().text(),
            person(book.people().getFirst()),
            at(book),
            at(book),
            at(book),
            book.game().position(),
            book.game().first().name(),
            book.game().ply(),
            book.outcome().round(),
            result(book)
        };
    }

    private static String result(Library.Book book) {
        String ranks = book.outcome().ranking().stream()
                .map(seats -> seats.stream().map(Seat::name).collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
        String scores =
                book.outcome().score().entrySet().stream().map(Object::toString).collect(Collectors.joining(","));
        return book.outcome().reason().text() + " " + book.outcome().round() + " "
                + book.outcome().ply() + " " + ranks + " " + scores;
    }

    private void logs(List<Library.Book> books) {
        batch("""
                insert into game_log (game_id, version, kind, at, ply, seat, text, position_key, think_millis)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?)""", books, Importer::log);
    }

    private static List<Object[]> log(Library.Book book) {
        List<Object[]> rows = new ArrayList<>();
        String sitters = seats(book, (seat, person) -> new Object[] {seat + " human " + person}).stream()
                .map(row -> row[0].toString())
                .collect(Collectors.joining("\n"));
        String begun = sitters + "\nfirst " + book.game().first();
        rows.add(new Object[] {book.id(), 0, "created", at(book), 0, null, begun, null, null});
        for (Entry entry : book.game().history()) {
            if (entry instanceof Departure left && left.state() == SeatState.PASSIVE) {
                continue; // that follows from the turn
            }
            rows.add(
                    switch (entry) {
                        case Turn turn ->
                            new Object[] {
                                book.id(),
                                rows.size(),
                                turn.text().endsWith("#stuck") ? "stuck" : "turn",
                                at(book),
                                turn.ply(),
                                turn.seat().name(),
                                turn.text(),
                                turn.key(),
                                0L
                            };
                        case Departure left ->
                            new Object[] {
                                book.id(),
                                rows.size(),
                                left.state().name().toLowerCase(Locale.ROOT),
                                at(book),
                                left.ply(),
                                left.seat().name(),
                                "",
                                null,
                                null
                            };
                    });
        }
        return rows;
    }

    private interface Sitting {
        Object[] row(Seat seat, UUID person);
    }

    private static List<Object[]> seats(Library.Book book, Sitting sitting) {
        List<Seat> seats = book.rules().seats();
        return IntStream.range(0, seats.size())
                .mapToObj(index ->
                        sitting.row(seats.get(index), person(book.people().get(index))))
                .toList();
    }

    private <T> void batch(String sql, List<T> things, Function<T, List<Object[]>> rows) {
        jdbc.batchUpdate(
                sql,
                things.stream().flatMap(thing -> rows.apply(thing).stream()).toList());
    }

    private static OffsetDateTime at(Library.Book book) {
        return book.ended().atOffset(ZoneOffset.UTC);
    }
}
