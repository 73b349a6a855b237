package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.GameLists.Filter;
import dev.tiaoqi.server.game.GameLists.Paging;
import dev.tiaoqi.server.game.GameLists.Terms;
import dev.tiaoqi.server.game.Status;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    private final Meeting meeting;

    Lists(GameLists games, Rows rows, Meeting meeting) {
        this.games = games;
        this.rows = rows;
        this.meeting = meeting;
    }

    /** What is wanted of the lists; a place that nobody knows is the beginning. */
    View of(Reader reader, Wanted wanted) {
        return new View(
                meeting.search(reader),
                meeting.asked(reader),
                reader.person().map(person -> own(person, reader)).orElse(null),
                page(Status.OPEN, new Part(wanted.terms(), wanted.after("open")), reader),
                page(Status.RUNNING, new Part(Terms.ANY, wanted.after("running")), reader),
                wanted);
    }

    /** All that run, those that wait for the reader first. */
    Own running(UUID person, Reader reader) {
        List<Card> running = byTurn(person, reader).toList();
        return own(running, running.size(), reader);
    }

    private Stream<Card> byTurn(UUID person, Reader reader) {
        return games.running(person).stream().sorted(Comparator.comparing(card -> !Standing.isTurnOf(card, reader)));
    }

    /** Those that wait for the reader first, then the others that run, then those that wait for somebody to come. */
    private Own own(UUID person, Reader reader) {
        Stream<Card> running = byTurn(person, reader);
        Filter waiting = new Filter(reader.person(), reader.person(), Optional.of(Status.OPEN), Optional.empty());
        Stream<Card> open = games.page(waiting, new Paging(LONG, Optional.empty())).cards().stream();
        List<Card> all = Stream.concat(running, open).toList();
        return own(all, OWN, reader);
    }

    private Own own(List<Card> all, int most, Reader reader) {
        List<Card> shown = all.subList(0, Math.min(most, all.size()));
        int turns = (int)
                all.stream().filter(card -> Standing.isTurnOf(card, reader)).count();
        return new Own(rows.of(shown, reader), turns);
    }

    private Page page(Status status, Part part, Reader reader) {
        Filter filter = new Filter(reader.person(), Optional.empty(), Set.of(status), part.terms());
        GameLists.Page page = games.page(filter, new Paging(LONG, part.after()));
        List<Row> others = rows.of(page.cards(), reader).stream()
                .filter(row -> !row.yours())
                .toList();
        return new Page(others, page.next().map(Cursor::text).orElse(null));
    }

    /** What of a longer list is shown. */
    private record Part(Terms terms, Optional<Cursor> after) {}

    /** All of them; {@code own} of nobody is nothing. */
    public record View(
            Meeting.@Nullable Search search,
            List<Meeting.Asked> asked,
            @Nullable Own own,
            Page open,
            Page running,
            Wanted wanted) {}

    /** Some of the reader's games, and in how many it is his turn. */
    public record Own(List<Row> rows, int turns) {}

    /** Some games, and where the next page begins. */
    public record Page(List<Row> rows, @Nullable String next) {}
}
