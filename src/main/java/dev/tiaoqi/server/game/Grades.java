package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How the players of a rated game stood at its start, in the row with which it began: {@code grade A 9 847}. */
final class Grades {

    private static final Pattern LINE = Pattern.compile("(?m)^grade ([A-F]) (\\d+) (-?\\d+)$");

    private Grades() {}

    /** A line for each seat, for the row with which the game begins. */
    static String write(Map<Seat, Sitter> sitters, Map<UUID, Grade> grades) {
        return sitters.entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Sitter.Human)
                .map(entry -> line(entry.getKey(), grades.get(((Sitter.Human) entry.getValue()).person())))
                .collect(Collectors.joining());
    }

    /** Of every seat of a rated game that runs or has run; empty for all others. */
    static SortedMap<Seat, Grade> of(Table table) {
        return table.log().stream()
                .filter(row -> !row.kind().turn())
                .map(row -> read(row.text()))
                .filter(grades -> !grades.isEmpty())
                .findFirst()
                .orElse(Collections.emptySortedMap());
    }

    private static String line(Seat seat, @org.jspecify.annotations.Nullable Grade grade) {
        return grade == null ? "" : "\ngrade " + seat + " " + grade.level() + " " + grade.points();
    }

    private static SortedMap<Seat, Grade> read(String text) {
        SortedMap<Seat, Grade> grades = new TreeMap<>();
        LINE.matcher(text)
                .results()
                .forEach((MatchResult line) -> grades.put(
                        Seat.valueOf(line.group(1)),
                        new Grade(Integer.parseInt(line.group(2)), Integer.parseInt(line.group(3)))));
        return grades;
    }
}
