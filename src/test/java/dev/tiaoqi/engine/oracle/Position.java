package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Who stands where, who is to move and in which round (N2); seat "-" when the game is over. */
record Position(Board board, Map<Cell, String> men, String seat, int round) {

    /** Reads N2; a fault throws {@link IllegalArgumentException}. */
    static Position of(String text) {
        String[] fields = text.split(" ", -1);
        require(fields.length == 4, "not four fields: " + text);
        Board board = Board.named(fields[0]);
        String[] ranks = fields[1].split("/", -1);
        require(ranks.length == board.ranks().size(), "wrong number of ranks: " + fields[1]);
        Map<Cell, String> men = new TreeMap<>();
        for (int i = 0; i < ranks.length; i++) {
            readRank(ranks[i], board.ranks().get(i), men);
        }
        require(fields[2].matches("[A-F-]"), "no seat: " + fields[2]);
        require(fields[3].matches("[1-9][0-9]{0,6}"), "no round: " + fields[3]);
        return new Position(board, men, fields[2], Integer.parseInt(fields[3]));
    }

    private static void readRank(String text, List<Cell> cells, Map<Cell, String> men) {
        require(text.matches("([1-9][0-9]*(?![0-9])|[A-Fxo])+"), "no rank: " + text);
        int at = 0;
        for (String part : text.split("(?<=[A-Fxo])|(?=[A-Fxo])", -1)) {
            if (part.matches("[A-Fxo]") && at < cells.size()) {
                men.put(cells.get(at), part);
            }
            at += part.isEmpty() ? 0 : part.matches("[0-9]+") ? Integer.parseInt(part) : 1;
        }
        require(at == cells.size(), "a rank of " + cells.size() + " cells: " + text);
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }

    @Override
    public String toString() {
        List<String> ranks = board.ranks().stream().map(this::rankText).toList();
        return board.name + " " + String.join("/", ranks) + " " + seat + " " + round;
    }

    private String rankText(List<Cell> cells) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (Cell cell : cells) {
            if (!men.containsKey(cell)) {
                empty++;
                continue;
            }
            text.append(empty > 0 ? empty : "").append(men.get(cell));
            empty = 0;
        }
        return text.append(empty > 0 ? empty : "").toString();
    }
}
