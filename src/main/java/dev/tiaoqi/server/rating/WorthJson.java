package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Earned;
import java.util.List;

/** What a result is worth to each seat. */
record WorthJson(List<SeatJson> seats) {

    record SeatJson(String seat, int points, List<TermJson> terms) {}

    record TermJson(String kind, int points) {}

    static WorthJson of(List<Earned> earned) {
        return new WorthJson(earned.stream().map(WorthJson::seat).toList());
    }

    private static SeatJson seat(Earned earned) {
        List<TermJson> terms = earned.terms().stream()
                .map(term -> new TermJson(term.kind().text(), term.points()))
                .toList();
        return new SeatJson(earned.seat().name(), earned.points(), terms);
    }
}
