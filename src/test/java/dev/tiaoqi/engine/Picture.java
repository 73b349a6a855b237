package dev.tiaoqi.engine;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A board drawn as text: its rows from north to south, each cell one character from west to east, {@code .} empty, a
 * letter a man of that seat, {@code x} a roadblock, {@code o} a road-mender, {@code *} an empty cell where something is expected. Blanks and empty lines count for
 * nothing, so that a star may be drawn as a star.
 *
 * @param position the position's text (N2)
 * @param starred the names of the starred cells, sorted as texts
 */
public record Picture(String position, NavigableSet<String> starred) {

    /** Reads a picture of {@code star4}, {@code star3} or {@code square16}, in round 1. */
    public static Picture of(String board, String toMove, String drawing) {
        List<String> rows = drawing.lines()
                .map(line -> line.replaceAll("\\s", ""))
                .filter(line -> !line.isEmpty())
                .toList();
        int height = height(board);
        require(rows.size() == height, board + " has " + height + " rows, not " + rows.size());
        NavigableSet<String> starred = new TreeSet<>();
        for (int i = 0; i < height; i++) {
            List<String> cells = cells(board, height - i);
            String row = rows.get(i);
            require(row.length() == cells.size(), "rank " + (height - i) + " has " + cells.size() + " cells: " + row);
            require(row.matches("[A-Fxo.*]+"), "unknown sign: " + row);
            IntStream.range(0, row.length())
                    .filter(at -> row.charAt(at) == '*')
                    .mapToObj(cells::get)
                    .forEach(starred::add);
        }
        String ranks = String.join("/", rows.stream().map(Picture::rankText).toList());
        return new Picture(board + " " + ranks + " " + toMove + " 1", starred);
    }

    /** The starred cells as ends of moves from one cell: {@code j4-j5}. */
    public List<String> movesFrom(String start) {
        return starred.stream().map(end -> start + "-" + end).toList();
    }

    private static String rankText(String row) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (int i = 0; i < row.length(); i++) {
            char sign = row.charAt(i);
            if (sign == '.' || sign == '*') {
                empty++;
            } else {
                text.append(empty > 0 ? empty : "").append(sign);
                empty = 0;
            }
        }
        return text.append(empty > 0 ? empty : "").toString();
    }

    /** The names of a rank's cells from west to east (R1.2, R1.6). */
    private static List<String> cells(String board, int rank) {
        return IntStream.range(0, height(board))
                .filter(file -> has(board, file, rank))
                .mapToObj(file -> (char) ('a' + file) + Integer.toString(rank))
                .toList();
    }

    private static int height(String board) {
        return switch (board) {
            case "star4" -> 17;
            case "star3" -> 13;
            case "square16" -> 16;
            default -> throw new IllegalArgumentException("no such board: " + board);
        };
    }

    /** R1.1 */
    private static boolean has(String board, int file, int rank) {
        if (board.equals("square16")) {
            return true;
        }
        int n = height(board) / 4;
        int q = file - 2 * n;
        int r = rank - 1 - 2 * n;
        int s = -q - r;
        return Math.min(q, Math.min(r, s)) >= -n || Math.max(q, Math.max(r, s)) <= n;
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }
}
