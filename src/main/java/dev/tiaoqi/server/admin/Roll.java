package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Names;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Suspension;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Everybody, players and guests, in the order of their names. */
@Component
public class Roll {

    private static final String ALL = """
            select person.id, person.name, person.name_key, person.kind, person.admin,
                coalesce(person.signed_up_at, person.created_at) as joined, person.suspended_until,
                person.suspended_why, coalesce(total.points, 0) as points, coalesce(total.level, 1) as level,
                seen.seen_at, seen.present_until, due.due_at
            from people person
            left join totals total on total.person_id = person.id
            left join sightings seen on seen.person_id = person.id
            left join departures_due due on due.person_id = person.id
            where person.kind in ('GUEST', 'PLAYER') and person.became_id is null""";

    private final JdbcClient jdbc;
    private final Clock clock;

    Roll(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** At most so many of those wanted, behind the one whose place this is; one more than that tells that there are more. */
    @Transactional(readOnly = true)
    public Page page(Wanted wanted, int most, Optional<String> after) {
        String prefix = Names.key(wanted.search());
        if (!Names.isKey(prefix)) {
            return new Page(List.of(), Optional.empty());
        }
        Map<String, Object> values = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder(ALL);
        Instant now = clock.instant();
        if (!prefix.isEmpty()) {
            text.append(" and person.name_key like :prefix escape '!'");
            values.put("prefix", prefix.replaceAll("[!%_]", "!$0") + "%");
        }
        if (wanted.whom() == Whom.SUSPENDED) {
            text.append(" and person.suspended_why > ''"
                    + " and (person.suspended_until is null or person.suspended_until > :now)");
            values.put("now", time(now));
        }
        after.ifPresent(place -> {
            text.append(" and person.name_key > :place");
            values.put("place", place);
        });
        text.append(" order by person.name_key limit :most");
        values.put("most", most + 1);
        List<Placed> found = jdbc.sql(text.toString())
                .params(values)
                .query((row, number) -> new Placed(row.getString("name_key"), member(row, now)))
                .list();
        boolean more = found.size() > most;
        List<Placed> shown = more ? found.subList(0, most) : found;
        return new Page(
                shown.stream().map(Placed::member).toList(),
                more ? Optional.of(shown.getLast().place()) : Optional.empty());
    }

    /** The one of this name, or of one that looks the same; throws {@code notFound}. */
    @Transactional(readOnly = true)
    public Member named(String name) {
        Instant now = clock.instant();
        return Optional.of(Names.key(name))
                .filter(Names::isKey)
                .flatMap(key -> jdbc.sql(ALL + " and person.name_key = :key")
                        .param("key", key)
                        .query((row, number) -> member(row, now))
                        .optional())
                .orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
    }

    private static Member member(ResultSet row, Instant now) throws SQLException {
        Person person = new Person(
                row.getObject("id", UUID.class),
                row.getString("name"),
                Person.Kind.valueOf(row.getString("kind")),
                row.getBoolean("admin"));
        Optional<Instant> until = instant(row, "suspended_until");
        return new Member(
                person,
                person.registered()
                        ? Optional.of(new Member.Rank(row.getInt("level"), row.getInt("points")))
                        : Optional.empty(),
                new Member.Times(instant(row, "joined").orElseThrow(), instant(row, "seen_at")),
                instant(row, "present_until").filter(now::isBefore).isPresent(),
                Optional.ofNullable(row.getString("suspended_why"))
                        .map(why -> new Suspension(until, why))
                        .filter(suspension -> suspension.holdsAt(now)),
                instant(row, "due_at"));
    }

    private static Optional<Instant> instant(ResultSet row, String column) throws SQLException {
        @Nullable OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return Optional.ofNullable(time).map(OffsetDateTime::toInstant);
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    /** All of them, or those alone who are suspended now. */
    public enum Whom {
        ALL,
        SUSPENDED
    }

    /** Whose names begin so, as far as one can see. */
    public record Wanted(String search, Whom whom) {}

    /** Some people, and the place behind which the next page begins. */
    public record Page(List<Member> members, Optional<String> next) {}

    private record Placed(String place, Member member) {}
}
