package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How a game ended for one seat. Between two sides the match score says it; of three and more for themselves he has won
 * who is first alone, and those drew who are first together.
 */
record Outcomes(int place, String word) {

    static final List<String> WORDS = List.of("won", "drawn", "lost");

    /** Empty where there are no ranks. */
    static Optional<Outcomes> of(Table table, Seat seat) {
        return Result.of(table).flatMap(Result::ranks).map(ranks -> of(table, ranks, seat));
    }

    private static Outcomes of(Table table, Result.Ranks ranks, Seat seat) {
        int index = IntStream.range(0, ranks.ranking().size())
                .filter(rank -> ranks.ranking().get(rank).contains(seat))
                .findFirst()
                .orElseThrow();
        int place = 1
                + ranks.ranking().subList(0, index).stream()
                        .mapToInt(List::size)
                        .sum();
        boolean twoSides =
                table.sitters().size() == 2 || table.agreement().rules().get(Option.TEAMS);
        return twoSides
                ? new Outcomes(
                        index + 1,
                        byScore(Optional.ofNullable(ranks.score().get(seat)).orElse(Score.LOSS)))
                : new Outcomes(place, byPlace(place, ranks.ranking().get(index).size()));
    }

    private static String byScore(Score score) {
        if (score.equals(Score.WIN)) {
            return "won";
        }
        return score.equals(Score.LOSS) ? "lost" : "drawn";
    }

    private static String byPlace(int place, int sharing) {
        if (place > 1) {
            return "lost";
        }
        return sharing == 1 ? "won" : "drawn";
    }
}
