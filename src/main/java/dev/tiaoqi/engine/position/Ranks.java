package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.rules.Problem;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The RANKS field of a position text (N2). */
final class Ranks {

    private Ranks() {}

    /** The owners cell by cell; what can't be read is added to the problems, each with its rank. */
    static byte[] parse(Topology board, String text, List<Problem> problems) {
        byte[] owners = new byte[board.size()];
        List<int[]> ranks = board.ranks();
        String[] texts = text.split("/", -1);
        if (texts.length != ranks.size()) {
            problems.add(Problem.of("ranksMissing", ranks.size(), texts.length));
            return owners;
        }
        for (int index = 0; index < texts.length; index++) {
            Optional<Problem> problem = new Rank(texts[index], ranks.get(index), ranks.size() - index).fill(owners);
            problem.ifPresent(problems::add);
        }
        return owners;
    }

    static String write(Position position) {
        return position.board().ranks().stream()
                .map(cells -> write(position, cells))
                .collect(Collectors.joining("/"));
    }

    private static String write(Position position, int[] cells) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (int cell : cells) {
            byte content = position.content(cell);
            if (content != Contents.EMPTY) {
                text.append(empty == 0 ? "" : empty).append(Contents.sign(content));
                empty = 0;
            } else {
                empty++;
            }
        }
        return text.append(empty == 0 ? "" : empty).toString();
    }

    /** One rank: its text, its cells from west to east, and its number for whoever must mend it. */
    private static final class Rank {

        private final String text;
        private final int[] cells;
        private final int number;

        Rank(String text, int[] cells, int number) {
            this.text = text;
            this.cells = cells;
            this.number = number;
        }

        Optional<Problem> fill(byte[] owners) {
            int at = 0;
            int index = 0;
            while (index < text.length()) {
                char letter = text.charAt(index);
                if (letter >= '1' && letter <= '9') {
                    int end = digitsEnd(index);
                    if (end - index > 2) {
                        return Optional.of(Problem.of("rankTooLong", number, cells.length));
                    }
                    at += Integer.parseInt(text, index, end, 10);
                    index = end;
                } else {
                    if (!isContent(letter) || at >= cells.length) {
                        return Optional.of(refused(letter, at));
                    }
                    owners[cells[at++]] = (byte) Contents.read(letter);
                    index++;
                }
            }
            return at == cells.length
                    ? Optional.empty()
                    : Optional.of(Problem.of(at < cells.length ? "rankTooShort" : "rankTooLong", number, cells.length));
        }

        private Problem refused(char letter, int at) {
            return at >= cells.length && isContent(letter)
                    ? Problem.of("rankTooLong", number, cells.length)
                    : Problem.of("rankUnreadable", number, letter);
        }

        private static boolean isContent(char letter) {
            return letter != '.' && Contents.read(letter) >= Contents.ROADBLOCK;
        }

        private int digitsEnd(int from) {
            int end = from;
            while (end < text.length() && Character.digit(text.charAt(end), 10) >= 0 && text.charAt(end) < 128) {
                end++;
            }
            return end;
        }
    }
}
