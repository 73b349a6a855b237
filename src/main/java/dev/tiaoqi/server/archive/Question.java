package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A question to the store. {@code lead} names the table whose index is walked from the newest game on, {@code fixed}
 * the columns of that index that stand before the time.
 */
final class Question {

    private final StringBuilder text;
    private final Map<String, Object> values = new LinkedHashMap<>();
    private final String lead;
    private final String fixed;

    /** The number of rounds: as it is, or so written that no index on it tempts the store. */
    private String rounds = "a.rounds + 0";

    private Question(String from, String lead, String fixed) {
        text = new StringBuilder("select a.game_id, a.ended_at from ").append(from);
        this.lead = lead;
        this.fixed = fixed;
    }

    /** Among all that everybody finds. */
    static Question listed() {
        return new Question("archive_games a where a.listed = true", "a", "a.listed, ");
    }

    /** The same, where few have the number of rounds that is wanted. */
    static Question listedOfLength() {
        Question question = listed();
        question.rounds = "a.rounds";
        return question;
    }

    /** Among those that came through a position. */
    static Question listedAt(Wanted.Way way) {
        Question question = new Question(
                "archive_positions p join archive_games a on a.game_id = p.game_id"
                        + " where p.position_key = :position and p.listed = true",
                "p",
                "p.position_key, p.listed, ");
        question.values.put("position", way.position().orElseThrow());
        return question;
    }

    /** Among those that nobody finds but who had part in them. */
    static Question ownUnlisted(UUID viewer) {
        Question question = new Question(
                "game_people own join archive_games a on a.game_id = own.game_id"
                        + " where own.person_id = :viewer and a.listed = false",
                "a",
                "");
        question.values.put("viewer", viewer);
        return question;
    }

    /** Among somebody's, as far as the viewer finds them. */
    static Question ofPlayer(UUID player, Optional<UUID> viewer) {
        Question question = new Question(
                "game_results played join archive_games a on a.game_id = played.game_id where played.person_id = :player",
                "played",
                "played.person_id, ");
        question.values.put("player", player);
        if (viewer.filter(player::equals).isEmpty()) {
            viewer.ifPresentOrElse(
                    him -> question.and(
                            "(played.listed = true or exists (select 1 from game_people own"
                                    + " where own.person_id = :viewer and own.game_id = played.game_id))",
                            "viewer",
                            him),
                    () -> question.text.append(" and played.listed = true"));
        }
        return question;
    }

    /** Asks for what is wanted, and for one game more than a page holds. */
    Question ask(Wanted wanted, GameLists.Paging paging) {
        narrow(wanted);
        paging.after().ifPresent(this::behind);
        text.append(" order by ").append(fixed(wanted)).append(lead).append(".ended_at desc, ");
        text.append(lead).append(".game_id desc limit :most");
        values.put("most", paging.limit() + 1);
        return this;
    }

    /** What an index holds before the time, so that both stores see that its order is the one that is asked for. */
    private String fixed(Wanted wanted) {
        boolean ofAll = fixed.equals("a.listed, ") && rounds.endsWith("+ 0");
        if (ofAll && wanted.how().reason().isPresent()) {
            return fixed + "a.reason, ";
        }
        boolean kind =
                wanted.what().preset().isPresent() && wanted.what().players().isPresent();
        return ofAll && kind ? fixed + "a.preset, a.players, " : fixed;
    }

    List<Cursor> answers(JdbcClient jdbc) {
        return on(jdbc, "")
                .query((row, number) -> new Cursor(
                        row.getObject("ended_at", OffsetDateTime.class).toInstant(), row.getString("game_id")))
                .list();
    }

    /** The question with something said before it, such as {@code explain}. */
    JdbcClient.StatementSpec on(JdbcClient jdbc, String before) {
        return jdbc.sql(before + text).params(values);
    }

    private void narrow(Wanted wanted) {
        wanted.who().outcome().ifPresent(outcome -> and("played.outcome = :outcome", "outcome", outcome));
        wanted.who().opponent().ifPresent(this::against);
        wanted.what().preset().ifPresent(preset -> and("a.preset = :preset", "preset", preset));
        and("a.players = :players", "players", wanted.what().players());
        wanted.how().reason().ifPresent(reason -> and("a.reason = :reason", "reason", reason));
        and(rounds + " >= :least", "least", wanted.how().least());
        and(rounds + " <= :longest", "longest", wanted.how().most());
        wanted.from().ifPresent(from -> and(lead + ".ended_at >= :from", "from", at(from)));
        wanted.until().ifPresent(until -> and(lead + ".ended_at < :until", "until", at(until)));
        way(wanted.way());
    }

    private void against(UUID opponent) {
        and(
                "exists (select 1 from game_results other where other.person_id = :opponent"
                        + " and other.game_id = played.game_id)",
                "opponent",
                opponent);
    }

    private void way(Wanted.Way way) {
        if (way.position().isPresent() && !lead.equals("p")) {
            and(
                    "exists (select 1 from archive_positions through where through.game_id = a.game_id"
                            + " and through.position_key = :through)",
                    "through",
                    way.position().getAsLong());
        }
        // Written so that PostgreSQL guesses nothing: nearly all that came through the position came by this line.
        way.line().ifPresent(line -> and("case when a.line like :line then true else false end", "line", line + "%"));
    }

    private void behind(Cursor cursor) {
        and(
                lead + ".ended_at <= :at and (" + lead + ".ended_at < :at or " + lead + ".game_id < :id)",
                "at",
                at(cursor.created()));
        values.put("id", cursor.id());
    }

    private void and(String condition, String name, OptionalInt value) {
        value.ifPresent(number -> and(condition, name, Integer.valueOf(number)));
    }

    private void and(String condition, String name, Object value) {
        text.append(" and ").append(condition);
        values.put(name, value);
    }

    private static OffsetDateTime at(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
