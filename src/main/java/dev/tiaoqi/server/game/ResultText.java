package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.score.Earned;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A result as the snapshot writes it: {@code finished 29 57 A/DE A=1,D=1/4,E=1/4}, and of a rated game what it was
 * worth. */
final class ResultText {

    private ResultText() {}

    static String write(Result result) {
        String when = result.reason() + " " + result.round() + " " + result.ply();
        String ranks = result.ranks()
                .map(standing -> " " + ranking(standing) + " " + score(standing))
                .orElse("");
        return when + ranks + (result.points().isEmpty() ? "" : " " + EarnedText.write(result.points()));
    }

    static Result read(String text) {
        String[] words = text.split(" ", -1);
        Optional<Result.Ranks> ranks = words.length >= 5
                ? Optional.of(new Result.Ranks(ranking(words[3]), score(words[4])))
                : Optional.empty();
        SortedMap<Seat, Earned> points = EarnedText.read(words.length == 6 ? words[5] : "");
        return new Result(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]), ranks, points);
    }

    private static String ranking(Result.Ranks ranks) {
        return ranks.ranking().stream().map(Letters::write).collect(Collectors.joining("/"));
    }

    private static List<List<Seat>> ranking(String text) {
        return Arrays.stream(text.split("/", -1)).map(Letters::read).toList();
    }

    private static String score(Result.Ranks ranks) {
        return ranks.score().entrySet().stream().map(Object::toString).collect(Collectors.joining(","));
    }

    private static SortedMap<Seat, Score> score(String text) {
        SortedMap<Seat, Score> scores = new TreeMap<>();
        for (String one : text.split(",", -1)) {
            String[] fraction = one.substring(2).split("/", -1);
            int denominator = fraction.length == 2 ? Integer.parseInt(fraction[1]) : 1;
            scores.put(
                    Letters.read(one.substring(0, 1)).getFirst(), Score.of(Integer.parseInt(fraction[0]), denominator));
        }
        return scores;
    }
}
