package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** What everybody may know of somebody. */
@Component
public class Profiles {

    private final People people;
    private final Totals totals;
    private final JdbcClient jdbc;

    Profiles(People people, Totals totals, JdbcClient jdbc) {
        this.people = people;
        this.totals = totals;
        this.jdbc = jdbc;
    }

    /** The one of this name; throws {@code notFound}. */
    @Transactional(readOnly = true)
    public Person named(String name) {
        return people.named(name)
                .filter(person -> person.kind() != Person.Kind.DELETED)
                .orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
    }

    /** His profile as the viewer sees it: games that he may not find count in no sum. */
    @Transactional(readOnly = true)
    public Profile of(Person person, Optional<UUID> viewer) {
        int points = totals.of(person.id());
        return new Profile(
                person,
                points,
                Levels.of(points),
                joined(person),
                sums(person.id(), viewer.filter(person.id()::equals)));
    }

    private Instant joined(Person person) {
        return jdbc.sql("select coalesce(signed_up_at, created_at) as since from people where id = :id")
                .param("id", person.id())
                .query((row, number) -> Instants.read(row, "since"))
                .single();
    }

    private List<Sum> sums(UUID person, Optional<UUID> himself) {
        Map<String, Sum> sums = new LinkedHashMap<>();
        jdbc.sql("""
                select preset, players, place, outcome, count(*) as games from game_results
                where person_id = :person and outcome is not null %s
                group by preset, players, place, outcome order by preset, players, place""".formatted(himself.isPresent() ? "" : "and listed"))
                .param("person", person)
                .query(row -> {
                    Sum one = Sum.of(
                            row.getString("preset"),
                            row.getInt("players"),
                            new Sum.Times(row.getInt("place"), row.getString("outcome"), row.getInt("games")));
                    sums.merge(one.preset() + one.players(), one, Sum::plus);
                });
        return new ArrayList<>(sums.values());
    }

    /** Somebody, his points, and how his games ended by preset and number of players. */
    public record Profile(Person person, int points, int level, Instant joined, List<Sum> results) {}
}
