package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.Status;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** All games, private ones too, newest first. */
@Component
public class GameRoll {

    private static final String GAMES = """
            select game.id, game.status, game.visibility, game.preset, game.board, game.players, game.round, game.ply,
                game.created_at, game.touched_at
            from games game""";

    /** Where a computer sits. */
    public static final String COMPUTER = "bot";

    private final JdbcClient jdbc;

    GameRoll(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** At most so many of those wanted, behind that place. */
    @Transactional(readOnly = true)
    public Page page(Wanted wanted, int most, Optional<Cursor> after) {
        StringBuilder text = new StringBuilder(GAMES);
        Map<String, Object> values = new LinkedHashMap<>();
        wanted.player().ifPresent(player -> {
            text.append(" join game_people part on part.game_id = game.id and part.person_id = :player");
            values.put("player", player);
        });
        text.append(" where 1 = 1");
        wanted.status().ifPresent(status -> {
            text.append(" and game.status = :status");
            values.put("status", status.text());
        });
        after.ifPresent(place -> {
            text.append(" and game.created_at <= :created and (game.created_at < :created or game.id < :id)");
            values.put("created", place.created().atOffset(ZoneOffset.UTC));
            values.put("id", place.id());
        });
        text.append(" order by game.created_at desc, game.id desc limit :most");
        values.put("most", most + 1);
        List<Line> found =
                jdbc.sql(text.toString()).params(values).query(GameRoll::line).list();
        boolean more = found.size() > most;
        List<Line> shown = more ? found.subList(0, most) : found;
        return new Page(
                withNames(shown),
                more
                        ? Optional.of(new Cursor(
                                shown.getLast().created(), shown.getLast().id()))
                        : Optional.empty());
    }

    private List<Line> withNames(List<Line> lines) {
        if (lines.isEmpty()) {
            return lines;
        }
        Map<String, List<String>> names = new LinkedHashMap<>();
        jdbc.sql("""
                select seat.game_id, coalesce(person.name, case seat.kind when 'open' then '' else 'bot' end) as name
                from seats seat left join people person on person.id = seat.person_id
                where seat.game_id in (:games) order by seat.game_id, seat.seat""").param("games", lines.stream().map(Line::id).toList()).query(row -> {
            names.computeIfAbsent(row.getString(1), game -> new ArrayList<>()).add(row.getString(2));
        });
        return lines.stream()
                .map(line -> line.with(names.getOrDefault(line.id(), List.of())))
                .toList();
    }

    private static Line line(ResultSet row, int number) throws SQLException {
        return new Line(
                row.getString("id"),
                row.getString("status"),
                row.getString("visibility"),
                new Rules(row.getString("preset"), row.getString("board"), row.getInt("players")),
                row.getInt("round"),
                row.getInt("ply"),
                instant(row, "created_at"),
                instant(row, "touched_at"),
                List.of());
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    /** Of this status, or of any; of this player, or of anybody. */
    public record Wanted(Optional<Status> status, Optional<UUID> player) {}

    /** Some games, and where the next page begins. */
    public record Page(List<Line> lines, Optional<Cursor> next) {}

    /** What is played. */
    public record Rules(String preset, String board, int players) {}

    /** A game in the list; an open seat's name is empty, a computer is called {@code bot}. */
    public record Line(
            String id,
            String status,
            String visibility,
            Rules rules,
            int round,
            int ply,
            Instant created,
            Instant touched,
            List<String> names) {

        Line with(List<String> seated) {
            return new Line(id, status, visibility, rules, round, ply, created, touched, seated);
        }
    }
}
