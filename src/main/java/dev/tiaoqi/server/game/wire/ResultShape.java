package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.server.game.Result;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Results as JSON shows them. */
final class ResultShape {

    /** Of a score, at most. */
    private static final int PLACES = 4;

    private ResultShape() {}

    static ResultJson of(Result result) {
        Optional<Result.Ranks> ranks = result.ranks();
        return new ResultJson(
                ranks.map(ResultShape::ranking).orElse(null),
                ranks.map(ResultShape::score).orElse(null),
                result.round(),
                result.ply(),
                result.reason(),
                result.points().isEmpty() ? null : points(result));
    }

    private static List<List<String>> ranking(Result.Ranks ranks) {
        return ranks.ranking().stream()
                .map(seats -> seats.stream().map(Seat::name).toList())
                .toList();
    }

    private static Map<String, EarnedJson> points(Result result) {
        Map<String, EarnedJson> points = new LinkedHashMap<>();
        result.points().forEach((seat, earned) -> points.put(seat.name(), EarnedJson.of(earned)));
        return points;
    }

    private static Map<String, BigDecimal> score(Result.Ranks ranks) {
        Map<String, BigDecimal> scores = new LinkedHashMap<>();
        ranks.score().forEach((seat, score) -> scores.put(seat.name(), number(score)));
        return scores;
    }

    private static BigDecimal number(Score score) {
        return BigDecimal.valueOf(score.value())
                .setScale(PLACES, RoundingMode.HALF_UP)
                .stripTrailingZeros();
    }
}
