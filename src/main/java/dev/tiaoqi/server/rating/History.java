package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The games that somebody has played to their end, newest first. */
@Component
public class History {

    private final JdbcClient jdbc;
    private final GameLists games;

    History(JdbcClient jdbc, GameLists games) {
        this.jdbc = jdbc;
        this.games = games;
    }

    /** Those that fit, among the games that the viewer may find: what is listed, and what he had part in. */
    @Transactional(readOnly = true)
    public Page page(Filter filter, GameLists.Paging paging) {
        Question question = new Question();
        question.ask(filter, paging);
        List<Cursor> found = question.answers(jdbc);
        boolean more = found.size() > paging.limit();
        List<Cursor> shown = more ? found.subList(0, paging.limit()) : found;
        return new Page(
                games.these(shown.stream().map(Cursor::id).toList()),
                shown.stream().map(Cursor::created).toList(),
                more ? Optional.of(shown.getLast()) : Optional.empty());
    }

    /** Whose games, who asks, and which he wants; {@code outcome} is won, drawn or lost; {@code until} is just too late. */
    public record Filter(UUID person, Optional<UUID> viewer, Wanted wanted) {}

    /** What may be left open. */
    public record Wanted(
            Optional<UUID> opponent,
            Optional<String> preset,
            Optional<String> outcome,
            Optional<Instant> from,
            Optional<Instant> until) {}

    /** Some games, when each ended, and where the next page begins. */
    public record Page(List<Card> cards, List<Instant> ended, Optional<Cursor> next) {}

    /** The question that is put to the store. */
    private static final class Question {

        private final StringBuilder text =
                new StringBuilder("select played.game_id, played.ended_at from game_results played");
        private final Map<String, Object> values = new LinkedHashMap<>();

        void ask(Filter filter, GameLists.Paging paging) {
            Wanted wanted = filter.wanted();
            wanted.opponent()
                    .ifPresent(opponent -> with(
                            " join game_results other on other.game_id = played.game_id and other.person_id = :opponent",
                            "opponent",
                            opponent));
            with(" where played.person_id = :person", "person", filter.person());
            visible(filter);
            wanted.preset().ifPresent(preset -> with(" and played.preset = :preset", "preset", preset));
            wanted.outcome().ifPresent(outcome -> with(" and played.outcome = :outcome", "outcome", outcome));
            wanted.from().ifPresent(from -> with(" and played.ended_at >= :from", "from", Instants.write(from)));
            wanted.until().ifPresent(until -> with(" and played.ended_at < :until", "until", Instants.write(until)));
            paging.after().ifPresent(this::behind);
            with(
                    " order by played.person_id, played.ended_at desc, played.game_id desc limit :most",
                    "most",
                    paging.limit() + 1);
        }

        List<Cursor> answers(JdbcClient jdbc) {
            return jdbc.sql(text.toString())
                    .params(values)
                    .query((row, number) -> new Cursor(Instants.read(row, "ended_at"), row.getString("game_id")))
                    .list();
        }

        private void visible(Filter filter) {
            if (filter.viewer().filter(filter.person()::equals).isPresent()) {
                return;
            }
            filter.viewer()
                    .ifPresentOrElse(
                            viewer -> with(
                                    " and (played.listed or exists (select 1 from game_people own"
                                            + " where own.person_id = :viewer and own.game_id = played.game_id))",
                                    "viewer",
                                    viewer),
                            () -> text.append(" and played.listed"));
        }

        private void behind(Cursor cursor) {
            with(
                    " and played.ended_at <= :at and (played.ended_at < :at or played.game_id < :id)",
                    "at",
                    Instants.write(cursor.created()));
            values.put("id", cursor.id());
        }

        private void with(String part, String name, Object value) {
            text.append(part);
            values.put(name, value);
        }
    }
}
