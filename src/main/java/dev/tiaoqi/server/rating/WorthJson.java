package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.server.game.wire.EarnedJson;
import java.util.List;

/** What a result is worth to each seat. */
record WorthJson(List<SeatWorthJson> seats) {

    record SeatWorthJson(String seat, int points, List<EarnedJson.TermJson> terms) {}

    static WorthJson of(List<Earned> earned) {
        return new WorthJson(earned.stream().map(WorthJson::seat).toList());
    }

    private static SeatWorthJson seat(Earned earned) {
        return new SeatWorthJson(earned.seat().name(), earned.points(), EarnedJson.terms(earned.terms()));
    }
}
