package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.engine.score.Term;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What seats earned as the store writes it: {@code A:win=27;D:loss=-27,encouragement=14}. */
public final class EarnedText {

    private EarnedText() {}

    static String write(SortedMap<Seat, Earned> points) {
        return points.values().stream()
                .map(earned -> earned.seat() + ":" + write(earned.terms()))
                .collect(Collectors.joining(";"));
    }

    static SortedMap<Seat, Earned> read(String text) {
        SortedMap<Seat, Earned> points = new TreeMap<>();
        parts(text, ";").forEach(part -> {
            Seat seat = Seat.valueOf(part.substring(0, 1));
            points.put(seat, new Earned(seat, terms(part.substring(2))));
        });
        return points;
    }

    /** The terms of one. */
    public static String write(List<Term> terms) {
        return terms.stream()
                .map(term -> term.kind().text() + "=" + term.points())
                .collect(Collectors.joining(","));
    }

    /** Reads what {@link #write(List)} writes. */
    public static List<Term> terms(String text) {
        return parts(text, ",").map(EarnedText::term).toList();
    }

    private static Term term(String text) {
        String[] words = text.split("=", -1);
        return new Term(Term.Kind.valueOf(words[0].toUpperCase(Locale.ROOT)), Integer.parseInt(words[1]));
    }

    private static java.util.stream.Stream<String> parts(String text, String between) {
        return Arrays.stream(text.split(between, -1)).filter(part -> !part.isEmpty());
    }
}
