package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

        /** At least two cells; {@code signs} are those between them, {@code -} or {@code :}. */
        record Walk(List<Integer> cells, String signs) implements Parsed {
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
        StringBuilder signs = new StringBuilder();
        int at = 0;
        while (true) {
            int end = cellEnd(text, at);
            Optional<Integer> cell = board.cell(text.substring(at, end));
            if (cell.isEmpty()) {
                return new Parsed.Unreadable(lead + at + 1);
            }
            cells.add(cell.get());
            if (end == text.length()) {
                return cells.size() < 2
                        ? new Parsed.Unreadable(lead + end + 1)
                        : new Parsed.Walk(cells, signs.toString());
            }
            signs.append(text.charAt(end) == '-' ? '-' : ':');
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

    /** A move by its trail, start first: steps to a neighbour and hops over more, each with its sign. */
    public static String walk(Topology board, int[] trail) {
        StringBuilder text = new StringBuilder(board.name(trail[0]));
        for (int index = 1; index < trail.length; index++) {
            boolean step = board.distance(trail[index - 1], trail[index]) == 1;
            text.append(step ? '-' : ':').append(board.name(trail[index]));
        }
        return text.toString();
    }
}
