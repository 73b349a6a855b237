package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads and writes what a player may do in his turn (N3). Reading is generous, writing canonical. */
public final class MoveText {

    /** A pass. */
    public static final String PASS = "--";

    /** Longer than any chain: no cell is visited twice on the shortest way. */
    private static final int LONGEST = 1200;

    private MoveText() {}

    /** What was read. */
    public sealed interface Parsed {
        record Pass() implements Parsed {}

        /** At least two cells. */
        record Walk(List<Integer> cells) implements Parsed {
            public Walk {
                cells = List.copyOf(cells);
            }

            public int from() {
                return cells.getFirst();
            }

            public int to() {
                return cells.getLast();
            }
        }

        /** {@code column}, from 1, is where it stopped making sense. */
        record Unreadable(int column) implements Parsed {}
    }

    public static Parsed parse(Topology board, String text) {
        String tidy = text.strip().toLowerCase(Locale.ROOT);
        if (tidy.equals(PASS)) {
            return new Parsed.Pass();
        }
        int lead = text.length() - text.stripLeading().length();
        return tidy.length() > LONGEST ? new Parsed.Unreadable(LONGEST + 1) : walk(board, tidy, lead);
    }

    private static Parsed walk(Topology board, String text, int lead) {
        List<Integer> cells = new ArrayList<>();
        int at = 0;
        while (true) {
            int end = cellEnd(text, at);
            Optional<Integer> cell = board.cell(text.substring(at, end));
            if (cell.isEmpty()) {
                return new Parsed.Unreadable(lead + at + 1);
            }
            cells.add(cell.get());
            if (end == text.length()) {
                return cells.size() < 2 ? new Parsed.Unreadable(lead + end + 1) : new Parsed.Walk(cells);
            }
            at = end + 1;
        }
    }

    /** Where the cell that begins here ends: at the next sign between cells, or at the end of the text. */
    private static int cellEnd(String text, int from) {
        int end = from;
        while (end < text.length() && "-:x".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    /** A step from cell to cell. */
    public static String step(Topology board, int from, int to) {
        return board.name(from) + "-" + board.name(to);
    }

    /** A chain of hops with every landing. */
    public static String hops(Topology board, int[] trail) {
        return java.util.Arrays.stream(trail).mapToObj(board::name).collect(Collectors.joining(":"));
    }
}
