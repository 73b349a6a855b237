package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Finds games that have ended, newest first, among those that the viewer may find: listed ones, and his own. */
@Component
public class Search {

    private static final Comparator<Cursor> NEWEST =
            Comparator.comparing(Cursor::created).thenComparing(Cursor::id).reversed();

    private static final int FEW = 1000;

    private final JdbcClient jdbc;
    private final GameLists games;

    Search(JdbcClient jdbc, GameLists games) {
        this.jdbc = jdbc;
        this.games = games;
    }

    /** Some games, when each ended, and where the next page begins. */
    public record Page(List<Card> cards, List<Instant> ended, Optional<Cursor> next) {

        static final Page EMPTY = new Page(List.of(), List.of(), Optional.empty());
    }

    @Transactional(readOnly = true)
    Page page(Wanted wanted, Optional<UUID> viewer, GameLists.Paging paging) {
        List<Cursor> found = questions(wanted, viewer).stream()
                .flatMap(question -> question.ask(wanted, paging).answers(jdbc).stream())
                .sorted(NEWEST)
                .limit(paging.limit() + 1L)
                .toList();
        boolean more = found.size() > paging.limit();
        List<Cursor> shown = more ? found.subList(0, paging.limit()) : found;
        return new Page(
                games.these(shown.stream().map(Cursor::id).toList()),
                shown.stream().map(Cursor::created).toList(),
                more ? Optional.of(shown.getLast()) : Optional.empty());
    }

    /** Each walks one index from the newest on; together they find all that he may find, and nothing twice. */
    List<Question> questions(Wanted wanted, Optional<UUID> viewer) {
        if (wanted.who().player().isPresent()) {
            return List.of(Question.ofPlayer(wanted.who().player().get(), viewer));
        }
        Question listed = wanted.way().position().isPresent() ? Question.listedAt(wanted.way()) : listed(wanted.how());
        return Stream.concat(Stream.of(listed), viewer.map(Question::ownUnlisted).stream())
                .toList();
    }

    /** Where few games are so long or so short, they are looked up by that; else the newest are looked through. */
    private Question listed(Wanted.How how) {
        boolean asked = how.least().isPresent() || how.most().isPresent();
        return asked && seldom(how) ? Question.listedOfLength() : Question.listed();
    }

    private boolean seldom(Wanted.How how) {
        return jdbc.sql("select count(*) from (select a.rounds from archive_games a where a.listed = true"
                                + " and a.rounds between :least and :longest limit :few) found")
                        .param("least", how.least().orElse(0))
                        .param("longest", how.most().orElse(Integer.MAX_VALUE))
                        .param("few", FEW)
                        .query(Integer.class)
                        .single()
                < FEW;
    }
}
