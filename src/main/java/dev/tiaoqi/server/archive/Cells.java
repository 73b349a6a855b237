package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Topology;
import java.util.Arrays;
import java.util.List;

/**
 * A position text (N2) laid out cell by cell: the letter that stands on each cell by its number, or a dot. It knows
 * nothing of rules, so that whatever a position may say one day is carried along.
 */
record Cells(Topology board, String letters, String seat, String round) {

    private static final char EMPTY = '.';

    /** Reads a text that a game wrote or that was checked. */
    static Cells read(String position) {
        String[] fields = position.split(" ", -1);
        Topology board = Topology.named(fields[0]).orElseThrow();
        char[] letters = new char[board.size()];
        Arrays.fill(letters, EMPTY);
        String[] ranks = fields[1].split("/", -1);
        List<int[]> rows = board.ranks();
        for (int rank = 0; rank < rows.size(); rank++) {
            read(ranks[rank], rows.get(rank), letters);
        }
        return new Cells(board, new String(letters), fields[2], fields[3]);
    }

    private static void read(String rank, int[] cells, char[] letters) {
        int at = 0;
        int empty = 0;
        for (int sign = 0; sign < rank.length(); sign++) {
            char letter = rank.charAt(sign);
            if (letter >= '0' && letter <= '9') {
                empty = 10 * empty + letter - '0';
            } else {
                at += empty;
                empty = 0;
                letters[cells[at]] = letter;
                at++;
            }
        }
    }

    Cells mirrored() {
        char[] mirrored = new char[letters.length()];
        for (int cell = 0; cell < mirrored.length; cell++) {
            mirrored[board.mirrored(cell)] = letters.charAt(cell);
        }
        return new Cells(board, new String(mirrored), seat, round);
    }

    /** Whether the mirror leaves everybody in his place: each who has men there, and who is to move. */
    boolean keepsSeatsInTheMirror() {
        return (letters + seat).chars().filter(Character::isUpperCase).allMatch(letter -> {
            int index = letter - 'A';
            return index == (board.corners() - index) % board.corners();
        });
    }

    /** The text again. */
    String text() {
        StringBuilder text = new StringBuilder(board.name());
        char between = ' ';
        for (int[] rank : board.ranks()) {
            text.append(between);
            between = '/';
            write(rank, text);
        }
        return text.append(' ').append(seat).append(' ').append(round).toString();
    }

    private void write(int[] rank, StringBuilder text) {
        int empty = 0;
        for (int cell : rank) {
            if (letters.charAt(cell) == EMPTY) {
                empty++;
                continue;
            }
            if (empty > 0) {
                text.append(empty);
                empty = 0;
            }
            text.append(letters.charAt(cell));
        }
        if (empty > 0) {
            text.append(empty);
        }
    }

    /** The same with another letter on a cell. */
    Cells with(int cell, char letter) {
        StringBuilder changed = new StringBuilder(letters);
        changed.setCharAt(cell, letter);
        return new Cells(board, changed.toString(), seat, round);
    }

    Cells without(int cell) {
        return with(cell, EMPTY);
    }

    Cells toMove(char next) {
        return new Cells(board, letters, String.valueOf(next), round);
    }

    boolean isEmpty(int cell) {
        return letters.charAt(cell) == EMPTY;
    }
}
