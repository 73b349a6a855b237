package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.server.game.Grade;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Scorekeeper;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Table;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Writes down what every game came to, and for how many points. */
@Component
class Scorebook implements Scorekeeper {

    private final Totals totals;
    private final Ledger ledger;
    private final Results results;
    private final Reversal reversal;

    Scorebook(Totals totals, Ledger ledger, Results results, Reversal reversal) {
        this.totals = totals;
        this.ledger = ledger;
        this.results = results;
        this.reversal = reversal;
    }

    @Override
    public Map<UUID, Grade> grades(Collection<UUID> people) {
        Map<UUID, Integer> points = totals.of(people);
        Map<UUID, Grade> grades = new HashMap<>();
        people.forEach(person -> grades.put(person, grade(points.getOrDefault(person, 0))));
        return grades;
    }

    @Override
    public void ended(Table table) {
        results.write(table);
        Result.of(table).ifPresent(result -> ledger.writeAll(entries(table, result)));
    }

    @Override
    public void voided(Table table) {
        reversal.of(table.id());
    }

    private static Grade grade(int points) {
        return new Grade(Levels.of(points), points);
    }

    private static List<Entry> entries(Table table, Result result) {
        return result.points().values().stream()
                .flatMap(earned -> entry(table, earned).stream())
                .toList();
    }

    private static Optional<Entry> entry(Table table, Earned earned) {
        Instant at = table.log().getLast().at();
        Entry.Of game = new Entry.Of(
                table.id(),
                table.agreement().rules().preset().text(),
                table.agreement().rules().players(),
                at);
        return Optional.of(table.sitter(earned.seat()))
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> new Entry(
                        ((Sitter.Human) sitter).person(),
                        Entry.Reason.GAME,
                        earned.points(),
                        earned.terms(),
                        Optional.empty(),
                        Optional.of(game),
                        at));
    }
}
