package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.GameLists.Filter;
import dev.tiaoqi.server.game.GameLists.Paging;
import dev.tiaoqi.server.game.Status;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The lists of the lobby: one's own games, those that wait for players, and those that can be watched. */
@Component
class Lists {

    private static final int OWN = 6;
    private static final int LONG = 20;

    private final GameLists games;
    private final Rows rows;

    Lists(GameLists games, Rows rows) {
        this.games = games;
        this.rows = rows;
    }

    /** The lists from these places on; a place that nobody knows is the beginning. */
    View of(Reader reader, Places places) {
        return new View(
                reader.person().map(person -> own(person, reader)).orElse(null),
                page(Status.OPEN, places.open(), reader),
                page(Status.RUNNING, places.running(), reader));
    }

    /** Those that wait for the reader first, then the others that run, then those that wait for somebody to come. */
    private Own own(UUID person, Reader reader) {
        Stream<Card> running =
                games.running(person).stream().sorted(Comparator.comparing(card -> !Standing.isTurnOf(card, reader)));
        Filter waiting = new Filter(reader.person(), reader.person(), Optional.of(Status.OPEN), Optional.empty());
        Stream<Card> open = games.page(waiting, new Paging(LONG, Optional.empty())).cards().stream();
        List<Card> all = Stream.concat(running, open).toList();
        List<Card> shown = all.subList(0, Math.min(OWN, all.size()));
        int turns = (int)
                all.stream().filter(card -> Standing.isTurnOf(card, reader)).count();
        return new Own(rows.of(shown, reader), turns);
    }

    private Page page(Status status, Optional<Cursor> after, Reader reader) {
        Filter filter = new Filter(reader.person(), Optional.empty(), Optional.of(status), Optional.empty());
        GameLists.Page page = games.page(filter, new Paging(LONG, after));
        List<Row> others = rows.of(page.cards(), reader).stream()
                .filter(row -> !row.yours())
                .toList();
        return new Page(others, page.next().map(Cursor::text).orElse(null));
    }

    /** Where the longer lists begin. */
    record Places(Optional<Cursor> open, Optional<Cursor> running) {

        static Places of(@Nullable String open, @Nullable String running) {
            return new Places(cursor(open), cursor(running));
        }

        private static Optional<Cursor> cursor(@Nullable String text) {
            return Optional.ofNullable(text).flatMap(Cursor::parse);
        }
    }

    /** All of them; {@code own} of nobody is nothing. */
    public record View(@Nullable Own own, Page open, Page running) {}

    /** Some of the reader's games, and in how many it is his turn. */
    public record Own(List<Row> rows, int turns) {}

    /** Some games, and where the next page begins. */
    public record Page(List<Row> rows, @Nullable String next) {}
}
