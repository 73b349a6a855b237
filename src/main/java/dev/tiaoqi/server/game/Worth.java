package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.engine.score.Ended;
import dev.tiaoqi.engine.score.Points;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the end of a rated game is worth to each seat (R6). It follows from the log alone. */
final class Worth {

    private Worth() {}

    /** By seat; empty for a game that is not rated. */
    static SortedMap<Seat, Earned> of(Table table, Outcome outcome) {
        SortedMap<Seat, Grade> grades = Grades.of(table);
        return grades.isEmpty() ? Collections.emptySortedMap() : earned(ended(table, outcome, grades));
    }

    private static SortedMap<Seat, Earned> earned(Ended ended) {
        SortedMap<Seat, Earned> bySeat = new TreeMap<>();
        Points.of(ended).forEach(earned -> bySeat.put(earned.seat(), earned));
        return bySeat;
    }

    private static Ended ended(Table table, Outcome outcome, SortedMap<Seat, Grade> grades) {
        Rules rules = table.agreement().rules();
        List<dev.tiaoqi.engine.score.Place> places = table.playing().standings().stream()
                .map(standing -> new dev.tiaoqi.engine.score.Place(
                        standing.seat(),
                        grades.getOrDefault(standing.seat(), new Grade(1, 0)).level(),
                        standing.rank().orElseThrow(),
                        standing.state(),
                        standing.menHome()))
                .toList();
        return new Ended(
                rules.get(Option.TEAMS),
                rules.get(Option.HOP),
                rules.men(),
                outcome.reason(),
                outcome.round(),
                places,
                outcome.score());
    }
}
